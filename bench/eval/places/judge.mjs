import { readFileSync } from 'node:fs';

const read = (name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

/** Headlines written for languages without a corpus. */
export const readHeadlines = () =>
  read('headlines.tsv').map(([language, country, place, mark, title, text], number) => ({
    ...{ language, country, place, title, text },
    /** Other places that it is news of as well stand behind the mark. */
    about: [...(mark[0] === '+' ? [place] : []), ...mark.slice(1).split(';')],
    url: `https://www.paper-${number}.example/${number}`,
  }));

/** FNV-1a: which half a place is in is told by its name alone. */
function hash(text) {
  let value = 2_166_136_261;
  for (const character of Buffer.from(text)) value = Math.imul(value ^ character, 16_777_619) >>> 0;
  return value >>> 8;
}

export const halfOf = (name) => (hash(name) % 2 === 0 ? 'tune' : 'held-out');

const SPORT =
  /football|soccer|Premier League|Championship|transfer|striker|midfielder|defender|goalkeeper|Klopp|Solskjaer|Pogba|Steve Bruce|takeover|\bPIF\b|Mike Ashley|Coutinho|Cavani|Bundesliga|rugby|NRL|AFL|NBA|NFL|NHL|MLB|Celtics|Bruins|Patriots|Red Sox|Cowboys|Mavericks|Twins|Vikings|Timberwolves|Super League|\bmatch\b|mercato|Ligue ?[12]|\bL1\b|\bL2\b|\bOL\b|\bFoot\b|footbal|entraîneur|attaquant|défenseur|milieu|joueur|Girondins|handball|Top 14|РПЛ|\bРФС\b|тренер|футбол|защитник|нападающ|полузащитник|вратар|хавбек|клуб|матч|КХЛ|хокке/u;
const BEHIND =
  'United|City(?! (?:[Cc]ouncil|[Cc]ent|[Hh]all|[Hh]ospital|[Pp]olice|Airport|Mayor))|FC|Rovers|Knights|Jets|Lions|Broncos|Roar|Heat|Mavericks|Stars|Cowboys|Celtics|Bruins|Red Sox|Patriots|Trail Blazers|Timbers|Bills|Sabres|Scorchers|Glory|Dynamics|Globe|Herald|Live|Timberwolves|Tigers|Echo|ECHO|Evening|Morning News|Post|Consulting|Scientific|Raceway|Argus|Mail';
const AHEAD =
  'FC|AC|RC|HBC|OGC|AS|Inter|Racing|Girondins de|Stade|Olympique|Olympique de|Union|Olympique Lyonnais|ФК|ХК|ФК «|«|"|“';
const WITHIN =
  '[Ii]n|near|across|around|outside|dans|ville de|maire de|CHU de|hôpital de|[Вв]о?(?: \\p{Lu}\\p{L}+(?:,| или| и))*|под|жител\\S+|мэр\\S*|власти|[Нн]овости';

const anyOf = (expression) => (expression === '' ? null : new RegExp(expression, 'u'));

/** An article as its judge reads it: what it says, and what tells where it is from. */
function judgeOf([typed, language, geo, about = '', lookalike = '', told = '', not = '']) {
  const [aboutIt, isTold, isNot] = [about, told, not].map(anyOf);
  const isClub = lookalike === '@club';
  const taken = isClub ? `(?:${about})[-\\s](?:${BEHIND})(?!\\p{L})|(?:${AHEAD}) ?(?:${about})` : lookalike;
  const isWord = /^\p{L}+$/u.test(about);
  const takenOut = taken === '' ? null : new RegExp(taken, 'gu');
  const within = isClub ? new RegExp(`(?:^|[^\\p{L}])(?:${WITHIN}) (?:${about})`, 'u') : null;
  return {
    ...{ typed, language, country: geo === '-' ? null : geo },
    half: halfOf(typed),
    isWritten: about === '',
    isAbout({ said, whole, source }) {
      const isOwn = isWord && source.toLowerCase().includes(about.toLowerCase());
      const text = takenOut === null ? said : said.replace(takenOut, ' ');
      const isNamed = aboutIt.test(text) || isOwn || (isWord && text.includes(about.toUpperCase()));
      if (!isNamed || isNot?.test(said) === true || isTold?.test(whole) === false) return false;
      return within === null || !SPORT.test(said) || within.test(text);
    },
  };
}

export const readPlaces = () => [
  ...read('places.tsv').map(judgeOf),
  ...read('last-places.tsv').map((row) => ({ ...judgeOf(row), half: 'last' })),
];
