import { registrableDomain } from './registrable-domain.js';

/** Labels that name a view of a site, not another publisher. */
const VIEW = /^(?:www|m|amp|mobile)\.(?=[^.]+\.)/;

/**
 * A host without `www.`, `m.`, `amp.` and `mobile.` in front. At least two labels stay, and but for `www.` never
 * less than the registrable domain: `amp.dev` is a site of its own, `www.gov.uk` is gov.uk.
 */
export function stripViewLabels(host: string): string {
  if (!/^[wma]/.test(host)) return host;
  let bare = host;
  for (let view = VIEW.exec(bare); view !== null; view = VIEW.exec(bare)) {
    if (view[0] !== 'www.' && registrableDomain(bare) === bare) break;
    bare = bare.slice(view[0].length);
  }
  return bare;
}
