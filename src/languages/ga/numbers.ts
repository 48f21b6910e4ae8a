import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'eanáir/ean | feabhra/feabh | márta | aibreán/aib | bealtaine/beal | meitheamh/meith | iúil | lúnasa/lún | meán fómhair/mfómh | deireadh fómhair/dfómh | samhain/samh | nollaig/noll',
  dayHalves: 'r.n | i.n',
};
