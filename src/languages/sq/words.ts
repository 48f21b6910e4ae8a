import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    një i e të së dhe ose por që se nëse kur ku si pse kush çfarë cili cila cilët cilat sa i cili e cila
    unë ti ajo ne ju ata ato mua më ty të atë atij asaj na juve ju ata u iu ia i ua im ime yt jote tij
    saj ynë jonë tyre vet vetë ky kjo këta këto këtë këtij kësaj ato në me për nga te tek prej mbi nën
    ndër midis mes para pas gjatë deri sipas kundër rreth drejt është janë ishte ishin jam jemi jeni
    qenë qënë do ka kanë kishte kishin mund duhet u po edhe dhe vetëm tani këtu atje shumë më tepër çdo
    gjithë tjetër
  `,
  negations: 'nuk jo pa mos as kurrë askush asgjë asnjë',
  questionFrames: [
    { openings: 'sa kohë, sa vjeç, në çfarë ore, a mund të, sa', weak: 'zgjat zgjasin kushton' },
  ],
  titles: { and: 'dhe', antonyms: 'para:pas', qualifiers: 'gra ish' },
  labels: { words: 'lajm i fundit drejtpërdrejt pamje video foto', publisher: 'gazeta ditari' },
};
