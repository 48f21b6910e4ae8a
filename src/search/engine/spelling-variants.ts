import { pairsIn } from '../../languages/language.js';

/** Letters that are exchanged between spellings of one name: Sofia, Sophia; Zelensky, Zelenskyi. */
export const SPELLING_VARIANTS = pairsIn(`
  f:ph c:k k:ck k:q k:kh g:gh g:q t:th s:z s:ss s:c x:ks v:w i:y i:ee y:iy y:yi ia:iya u:oo u:ou o:u
  e:ae e:oe o:oe a:ae u:ue ch:tch sh:sch j:dj j:zh e:ye е:ё и:ы е:э г:х ι:η ι:υ ο:ω ε:αι
`);

/** Cyrillic letters as names of brands are written with Latin ones: тесла, Tesla. */
export const CYRILLIC_AS_LATIN: ReadonlyMap<string, string> = new Map(
  pairsIn(`
    а:a б:b в:v г:g ґ:g д:d е:e є:e ж:zh з:z и:i і:i ї:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts
    ч:ch ш:sh щ:sch ы:y э:e ю:yu я:ya
  `),
);
