/**
 * What stands before a word in the same run of letters: prepositions, articles and conjunctions of Hebrew and
 * Arabic, noun classes of Swahili, voices of Malay and Filipino. The same letters also begin words, so a word is kept
 * under what it would be with and without them. `mem:p`: the prefix swallowed a p (penjara, memenjarakan).
 */
export const PREFIXES: Readonly<Record<string, string>> = {
  ar: 'و ف ب ل ك س ا ي ت ن سي ست',
  fa: 'ن مي نمي',
  fil: 'nag mag pag nang mang pang naka na ma pa ka i',
  he: 'ה ו ב ל מ ש כ וה וב ול ומ ושה שה מה כש',
  id: 'memper diper mem men meng meny me ber di ke pem pen peng pe per ter se mem:p men:t meny:s meng:k pem:p pen:t peny:s peng:k',
  ms: 'memper diper mem men meng meny me ber di ke pem pen peng pe per ter se mem:p men:t meny:s meng:k pem:p pen:t peny:s peng:k',
  sw: 'ma wa m mw ki vi ku ya la za mi u wana ana yam yawa wam ame wame yame ime ume ali wali',
};
