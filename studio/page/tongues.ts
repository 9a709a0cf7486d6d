/** What languages call themselves, by their codes. */
export const tongues: Readonly<Record<string, string>> = { en: 'English', ja: '日本語' };
