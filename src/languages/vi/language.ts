import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Home news is `thời sự`. Function words that lose a common noun's tone mark in folding are left out. */
export const vi: Language = {
  code: 'vi',
  aliases: ['vie'],
  endonym: 'Tiếng Việt',
  englishName: 'Vietnamese',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'VN',
  trendingQuery: 'tin nổi bật',
  regionNames: { US: 'Mỹ', GB: 'Anh', AE: 'UAE' },
  categories: {
    world: 'thế giới',
    national: 'thời sự',
    business: 'kinh doanh',
    technology: 'công nghệ',
    entertainment: 'giải trí',
    sports: 'thể thao',
    science: 'khoa học',
    health: 'sức khỏe',
    politics: 'chính trị',
    economy: 'kinh tế',
    environment: 'môi trường',
  },
  sectionNames: {
    world: `
      quốc tế, toàn cầu, thế giới đó đây, tin thế giới, châu Á, châu Âu, châu Mỹ, năm châu, quan hệ quốc
      tế, chuyện lạ thế giới
    `,
    national: 'xã hội, trong nước, Việt Nam, tin trong nước, dân sinh',
    business: `
      doanh nghiệp*, tài chính*, thị trường, chứng khoán, doanh nhân, bất động sản và kinh doanh, ngân
      hàng, tiền tệ, thương mại, khởi nghiệp, đầu tư, kinh tế kinh doanh
    `,
    technology: `
      số hóa*, khoa học công nghệ, khoa học và công nghệ, sức mạnh số, nhịp sống số, internet, trí tuệ
      nhân tạo, AI, công nghệ thông tin, thiết bị, điện tử, chuyển đổi số, thông tin truyền thông
    `,
    entertainment: `
      văn hóa*, âm nhạc*, điện ảnh, phim*, sao, showbiz, văn hóa giải trí, văn hóa nghệ thuật, truyền
      hình, người nổi tiếng, hậu trường, nghệ thuật, sân khấu
    `,
    sports: `
      bóng đá*, tennis, các môn khác, ngoại hạng Anh, bóng đá Việt Nam, bóng đá quốc tế, võ thuật,
      Champions League, V League, cúp C1, World Cup, bóng rổ, cầu lông, golf, Olympic, bóng chuyền, bóng
      đá trong nước
    `,
    science: `
      khoa học công nghệ, khoa học và công nghệ, vũ trụ, thiên văn, khám phá, khảo cổ, nghiên cứu khoa
      học
    `,
    health: `
      y tế*, sống khỏe, sức khoẻ, covid 19, dinh dưỡng, khỏe đẹp, bệnh, các bệnh, đời sống sức khỏe, y
      học, sức khỏe đời sống
    `,
    politics: 'chính phủ, quốc hội, bầu cử*, đối ngoại, xây dựng đảng, chính trị xã hội, đảng',
    economy: 'vĩ mô, kinh tế vĩ mô, lạm phát, kinh tế kinh doanh, kinh tế thế giới, kinh tế số',
    environment: `
      khí hậu*, biến đổi khí hậu, thiên nhiên, môi trường và khí hậu, tài nguyên môi trường, tài nguyên
      và môi trường, sinh thái, ô nhiễm
    `,
  },
  sectionHead: 'first',
  newsWords: 'tin tức mới nhất nóng chuyên mục chủ đề bản tin nổi bật tổng hợp hôm nay',
  and: 'và',
  forms,
  numbers,
  categoryWords,
  words,
};
