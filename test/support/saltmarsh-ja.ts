/** What the things of Saltmarsh are called in Japanese. */
export const saltmarshJapanese = `language: ja
cites: Saltmarsh, Japanese rules
names:
  "Saltmarsh: a small war": { name: ソルトマーシュの小さな戦争 }
  Crown: { name: 王国, rule: "1.1" }
  League: { name: 同盟, rule: "1.1" }
  Hidden: { name: 潜伏状態, rule: "1.2" }
  Open: { name: 公開状態, rule: "1.2" }
  Trooper: { name: 騎兵, alive: true, rule: "1.2" }
  Scout: { name: 斥候, alive: true, rule: "1.2" }
  Runner: { name: 細胞, alive: true, rule: "1.2" }
  Depot: { name: 倉庫, rule: "1.2" }
  patrols: { name: 巡視隊, alive: true, rule: "1.2" }
  Unrest: { name: 騒乱, rule: "1.4" }
  Watch: { name: 見張り, rule: "1.4" }
  Flooded: { name: 浸水, rule: "1.4" }
  Gaol: { name: 牢獄, rule: "1.5" }
  Triumph: { name: 大勝利, rule: "1.6" }
  Stalemate: { name: 膠着, rule: "1.6" }
  strength: { name: 強さ, rule: "1.2" }
  depth: { name: 深さ, rule: "1.9" }
  tide: { name: 潮, rule: "5.0" }
  Reserve Boats: { name: 予備の舟, rule: "1.2" }
  Spring Tides: { name: 春の大潮, rule: "1.2" }
  Resolve: { name: 決意, rule: "1.6" }
  Mark: { name: マーク, rule: "1.6" }
  Favour Token: { name: 恩恵トークン, rule: "1.6" }
  Crown Marks: { name: 王国のマーク, rule: "1.6" }
  Rebel Marks: { name: 反乱派のマーク, rule: "1.6" }
  Rebel Favour Tokens: { name: 反乱派の恩恵トークン, rule: "1.6" }
  Mood: { name: 気分, rule: "1.7" }
  Angry: { name: 怒り, rule: "1.7" }
  Calm: { name: 平静, rule: "1.7" }
  Favour: { name: 恩恵, rule: "1.8" }
  Favour value: { name: 恩恵の値, rule: "1.8" }
  1st in Line: { name: 第1手番, rule: "2.1" }
  2nd in Line: { name: 第2手番, rule: "2.1" }
  Event: { name: イベント, rule: "2.1" }
  Short Action: { name: 短い行動, rule: "2.1" }
  Operation: { name: オペレーション, rule: "3.0" }
  Special Activity: { name: 特殊活動, rule: "4.0" }
  Fixed Event: { name: 固定イベント, rule: "5.1" }
  Reckoning: { name: 清算, rule: "6.0" }
  Province: { name: 州, rule: "1.9" }
  Town: { name: 町, rule: "1.9" }
  Causeway: { name: 土手道, rule: "1.9" }
  Haven: { name: 港, rule: "1.9" }
  Marshland: { name: 湿地帯, rule: "1.9" }
  Fenwick: { name: フェンウィック }
  Dunmoor: { name: ダンムーア }
  Harrow: { name: Harrow }
  Port Sable: { name: ポート・セーブル }
  Sable Road: { name: セーブル街道 }
  Whole Game: { name: ゲーム全体 }
  Turn: { name: 手番 }
  Rest: { name: 休息 }
  Reckoning Round: { name: 清算ラウンド }
  Muster: { name: 召集, rule: "3.1" }
  Rise: { name: 蜂起, rule: "3.2" }
  Whisper: { name: ささやき, rule: "4.1" }
  Bread: { name: パン }
  Salt: { name: 塩 }
  Boon: { name: 利益 }
  Bane: { name: 災い }
  Pass: { name: パス }
  raised: { name: 召集数 }
  order of play: { name: 番の順 }
  control: { name: 支配 }
  presence: { name: 存在 }
  gathering: { name: 集合 }
  dusk: { name: 夕暮れ }
  heard: { name: 聞いた数 }
  cut: { name: 削減数 }
cards:
  C1: { title: 大潮, unshaded: 満潮 }
`;
