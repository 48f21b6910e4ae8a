import { af } from './data/af.js';
import { ar } from './data/ar.js';
import { az } from './data/az.js';
import { be } from './data/be.js';
import { bg } from './data/bg.js';
import { bn } from './data/bn.js';
import { bs } from './data/bs.js';
import { ca } from './data/ca.js';
import { cs } from './data/cs.js';
import { da } from './data/da.js';
import { de } from './data/de.js';
import { el } from './data/el.js';
import { en } from './data/en.js';
import { es } from './data/es.js';
import { et } from './data/et.js';
import { eu } from './data/eu.js';
import { fa } from './data/fa.js';
import { fi } from './data/fi.js';
import { fil } from './data/fil.js';
import { fr } from './data/fr.js';
import { gl } from './data/gl.js';
import { gu } from './data/gu.js';
import { he } from './data/he.js';
import { hi } from './data/hi.js';
import { hr } from './data/hr.js';
import { hu } from './data/hu.js';
import { hy } from './data/hy.js';
import { id } from './data/id.js';
import { icelandic } from './data/is.js';
import { it } from './data/it.js';
import { ja } from './data/ja.js';
import { ka } from './data/ka.js';
import { kk } from './data/kk.js';
import { km } from './data/km.js';
import { kn } from './data/kn.js';
import { ko } from './data/ko.js';
import { lo } from './data/lo.js';
import { lt } from './data/lt.js';
import { lv } from './data/lv.js';
import { mk } from './data/mk.js';
import { ml } from './data/ml.js';
import { mn } from './data/mn.js';
import { mr } from './data/mr.js';
import { ms } from './data/ms.js';
import { my } from './data/my.js';
import { ne } from './data/ne.js';
import { nl } from './data/nl.js';
import { no } from './data/no.js';
import { pa } from './data/pa.js';
import { pl } from './data/pl.js';
import { pt } from './data/pt.js';
import { ro } from './data/ro.js';
import { ru } from './data/ru.js';
import { si } from './data/si.js';
import { sk } from './data/sk.js';
import { sl } from './data/sl.js';
import { sq } from './data/sq.js';
import { sr } from './data/sr.js';
import { sv } from './data/sv.js';
import { sw } from './data/sw.js';
import { ta } from './data/ta.js';
import { te } from './data/te.js';
import { th } from './data/th.js';
import { tr } from './data/tr.js';
import { uk } from './data/uk.js';
import { ur } from './data/ur.js';
import { uz } from './data/uz.js';
import { vi } from './data/vi.js';
import { zh } from './data/zh.js';
import { zhTW } from './data/zh-TW.js';
import type { Language } from './language.js';

/** Every language with words of its own: a language is one file in `data/` and one line here. */
export const LANGUAGES: readonly Language[] = [
  af,
  ar,
  az,
  be,
  bg,
  bn,
  bs,
  ca,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  eu,
  fa,
  fi,
  fil,
  fr,
  gl,
  gu,
  he,
  hi,
  hr,
  hu,
  hy,
  id,
  icelandic,
  it,
  ja,
  ka,
  kk,
  km,
  kn,
  ko,
  lo,
  lt,
  lv,
  mk,
  ml,
  mn,
  mr,
  ms,
  my,
  ne,
  nl,
  no,
  pa,
  pl,
  pt,
  ro,
  ru,
  si,
  sk,
  sl,
  sq,
  sr,
  sv,
  sw,
  ta,
  te,
  th,
  tr,
  uk,
  ur,
  uz,
  vi,
  zh,
  zhTW,
];
