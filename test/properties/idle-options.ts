/** Options that may do nothing, each with the rule that lets a faction take it. Whatever else does nothing is a fault. */
export interface IdleOption {
  /** As the engine asks: the sentence and its rule. */
  readonly asks: RegExp;
  /** The label of the option; `null` where all options may come to the same. */
  readonly option: RegExp | null;
  /** Only where something was chosen of the sentence before. */
  readonly later?: true;
  readonly rule: string;
  readonly why: string;
}

export const idleOptions: readonly IdleOption[] = [
  {
    asks: /^choose one \[(?:AR|P) 2\.3\.2\]$/u,
    option: /^Pass$/u,
    rule: '2.3.3',
    why: 'Players may forgo the action in their box. What a Pass gives is given where there is any.',
  },
  {
    asks: /^choose one \[(?:AR|P) 2\.3\.2\]$/u,
    option: /^Event$/u,
    rule: '2.3.2, 5.1.3',
    why: 'The box lets a faction execute the Event, of which what can be implemented is.',
  },
  {
    asks: /^play the card's Event \[/u,
    option: /^(?:un)?shaded$/u,
    rule: '5.2',
    why: 'The executing faction may select either text.',
  },
  {
    asks: /^play the card's Event \[/u,
    option: null,
    rule: '5.2',
    why: 'Both texts may come to the same as things are.',
  },
  {
    asks: /^choose one \[R 2\.3\]$/u,
    option: /^(?:Event|Pass)$/u,
    rule: '2.3, 2.4',
    why: 'A faction may always Pass, and the box lets it play the Event. What either gives is given where there is any.',
  },
  {
    asks: /^choose one \[R 2\.3\]$/u,
    option: null,
    rule: '2.3, 2.4',
    why: 'An Event may come to what a Pass gives.',
  },
  {
    asks: /^choose any one \[P 3\.2\.3\]$/u,
    option: /^(?:Curfew|Intel)$/u,
    rule: '3.2.3',
    why: 'The British say of each City which of the two Search does there, also where a Curfew is in force or nobody is found.',
  },
  {
    asks: /^in 2 spaces with (?:an Active Guerrilla and Opposition \[A21 unshaded|Police \[A10 shaded)\]$/u,
    option: null,
    rule: '9.0 A10, A21',
    why: 'The faction says where; of the last two spaces, which comes first makes no difference.',
  },
  {
    asks: /^move all (?:Troops|Guerrillas) .* \[AR 6\.4\.[12]\]$/u,
    option: null,
    rule: '6.4.1, 6.4.2',
    why: 'All of them move; which go first is the faction’s to say, and comes to the same.',
  },
  {
    asks: /^in all (?:Foreign Countries|Cities .*), in any order \[/u,
    option: null,
    rule: '5.1',
    why: 'The executing faction says where the last pieces or markers go; while there are enough for all, it comes to the same.',
  },
  {
    asks: /^select up to 3 spaces \[P 3\.2\.4\]$/u,
    option: null,
    rule: '3.2.4',
    why: 'Where all Cells are Underground, Assault may come to no more than an Intel Chit of value 0 being spent, wherever it is.',
  },
  {
    asks: /^select up to 2 Districts or Cities \[AR 4\.2\.1\]$/u,
    option: /./u,
    later: true,
    rule: '4.2.1',
    why: 'Punish takes place in up to two Districts or Cities with Troops. Whether the first leaves a Guerrilla for the second shows as it is resolved.',
  },
];
