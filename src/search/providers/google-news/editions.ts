import { analysisLanguage } from '../../../languages/find-language.js';
import { usesTraditionalChinese, likelyRegion, regionOfQuery } from '../../live/language-of.js';
import { UpstreamError } from '../../live/upstream-error.js';
import type { SearchQuery } from '../../search-query.js';

/**
 * The editions of Google News, as `country:language` in the form of its parameter `ceid`. For any other edition, Google
 * returns one of these.
 */
const EDITIONS =
  `AE:ar AR:es-419 AT:de AU:en BD:bn BE:fr BE:nl BG:bg BR:pt-419 BW:en CA:en CA:fr CH:de CH:fr CL:es-419
CN:zh-Hans CO:es-419 CU:es-419 CZ:cs DE:de EE:et EG:ar ES:ca ES:es ET:en FI:fi FR:fr GB:en GH:en GR:el HK:zh-Hant HU:hu
ID:en ID:id IE:en IL:en IL:he IN:bn IN:en IN:gu IN:hi IN:ml IN:mr IN:pa IN:ta IN:te IT:it JP:ja KE:en KR:ko LB:ar LT:lt
LV:en LV:lv MA:fr MX:es-419 MY:en MY:ms NA:en NG:en NL:nl NO:no NZ:en PE:es-419 PH:en PK:en PL:pl PT:pt-150 RO:ro RS:sr
RU:ru SA:ar SE:sv SG:en SI:sl SK:sk SN:fr TH:th TR:tr TW:zh-Hant TZ:en UA:ru UA:uk UG:en US:en US:es-419 VE:es-419 VN:vi
ZA:en ZW:en`.split(/\s+/);

interface Edition {
  gl: string;
  hl: string;
  ceid: string;
}

/** The value of Google's parameter `hl` for an edition: `en-GB` for `GB:en`, `pt-BR` for `BR:pt-419`. */
function interfaceLanguage(country: string, language: string): string {
  if (language === 'en') return `en-${country}`;
  if (language === 'zh-Hant') return `zh-${country}`;
  if (language === 'fr' && country === 'CA') return 'fr-CA';
  return { 'pt-419': 'pt-BR', 'pt-150': 'pt-PT', 'zh-Hans': 'zh-CN' }[language] ?? language;
}

/**
 * The edition for a query: of the requested country or region, otherwise of the main country of the language.
 * @throws UpstreamError `unsupported-language`
 */
export function editionOf(query: SearchQuery): Edition {
  const primary = analysisLanguage(query.language);
  const script = primary !== 'zh' ? '' : usesTraditionalChinese(query) ? 'zh-Hant' : 'zh-Hans';
  const speaking = EDITIONS.filter((edition) => {
    const [, language = ''] = edition.split(':');
    return script === '' ? language.split('-')[0] === primary : language === script;
  });
  const of = (country: string | null): string | undefined =>
    speaking.find((edition) => edition.startsWith(`${country}:`));
  const ceid =
    of(regionOfQuery(query)) ?? of(likelyRegion(query.language)) ?? of(likelyRegion(primary)) ?? speaking[0];
  if (ceid === undefined)
    throw new UpstreamError('unsupported-language', `it has no edition in ${query.language}`);
  const [gl = '', language = ''] = ceid.split(':');
  return { gl, hl: interfaceLanguage(gl, language), ceid };
}
