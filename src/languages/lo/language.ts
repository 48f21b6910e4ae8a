import type { Language } from '../language.js';
import { forms } from './forms.js';
import { words } from './words.js';

/** Foreign news is `ຕ່າງປະເທດ`, home news `ພາຍໃນ`. */
export const lo: Language = {
  code: 'lo',
  aliases: ['lao'],
  endonym: 'ລາວ',
  englishName: 'Lao',
  script: 'Laoo',
  direction: 'ltr',
  defaultRegion: 'LA',
  trendingQuery: 'ຂ່າວເດັ່ນ',
  categories: {
    world: 'ຕ່າງປະເທດ',
    national: 'ພາຍໃນ',
    business: 'ທຸລະກິດ',
    technology: 'ເຕັກໂນໂລຊີ',
    entertainment: 'ບັນເທີງ',
    sports: 'ກິລາ',
    science: 'ວິທະຍາສາດ',
    health: 'ສຸຂະພາບ',
    politics: 'ການເມືອງ',
    economy: 'ເສດຖະກິດ',
    environment: 'ສິ່ງແວດລ້ອມ',
  },
  sectionNames: {
    world: 'ໂລກ, ສາກົນ, ຂ່າວຕ່າງປະເທດ, ຂ່າວໂລກ, ອາຊີ, ອາຊຽນ, ຂ່າວສາກົນ',
    national: 'ພາຍໃນປະເທດ, ລາວ, ຂ່າວພາຍໃນ, ສັງຄົມ',
    business: 'ການເງິນ, ການຄ້າ, ຕະຫຼາດ, ທະນາຄານ, ການລົງທຶນ',
    technology: 'ເທັກໂນໂລຊີ, ເຕັກໂນໂລຍີ, ເທັກໂນໂລຢີ, ໄອທີ, ດິຈິຕອນ, ວິທະຍາສາດ ແລະ ເຕັກໂນໂລຊີ',
    entertainment: 'ດົນຕີ, ວັດທະນະທຳ, ຮູບເງົາ, ດາລາ, ສິລະປະ',
    sports: 'ບານເຕະ, ຟຸດບອນ, ຂ່າວກິລາ, ມວຍ',
    science: 'ວິທະຍາສາດ ແລະ ເຕັກໂນໂລຊີ, ອະວະກາດ',
    health: 'ສາທາລະນະສຸກ, ການແພດ, ໂຄວິດ19, ພະຍາດ',
    politics: 'ການເລືອກຕັ້ງ, ລັດຖະບານ, ສະພາແຫ່ງຊາດ, ຂ່າວການເມືອງ',
    economy: 'ເສດຖະກິດ ການຄ້າ, ເສດຖະກິດລາວ, ເງິນເຟີ້, ຂ່າວເສດຖະກິດ',
    environment: 'ສະພາບອາກາດ, ທຳມະຊາດ, ການປ່ຽນແປງສະພາບອາກາດ, ດິນຟ້າອາກາດ',
  },
  sectionHead: 'first',
  newsWords: 'ຂ່າວ ຫຼ້າສຸດ ມື້ນີ້ ເດັ່ນ',
  and: 'ແລະ',
  forms,
  words,
};
