import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/**
 * `iş` alone is work: papers write `iş dünyası` for business. Politics is `politika` at the agencies and `siyaset`
 * at the papers.
 */
export const tr: Language = {
  code: 'tr',
  aliases: ['tur'],
  endonym: 'Türkçe',
  englishName: 'Turkish',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'TR',
  trendingQuery: 'son dakika',
  regionNames: { US: 'ABD', GB: 'İngiltere', AE: 'BAE' },
  categories: {
    world: 'dünya',
    national: 'Türkiye',
    business: 'iş dünyası',
    technology: 'teknoloji',
    entertainment: 'magazin',
    sports: 'spor',
    science: 'bilim',
    health: 'sağlık',
    politics: 'politika',
    economy: 'ekonomi',
    environment: 'çevre',
  },
  sectionNames: {
    world: `
      dünya haberleri, uluslararası, dış haberler, Avrupa, Orta Doğu, Ortadoğu, Asya, Amerika, Afrika,
      dış politika
    `,
    national: 'gündem, yurt, yurttan haberler, yurt haberleri, güncel, ülke, Türkiye gündemi',
    business: `
      iş, şirketler, finans*, para, piyasalar, borsa, şirket haberleri, girişim, girişimcilik, iş
      yaşamı, sektörler, ekonomi finans, yatırım, sanayi
    `,
    technology: `
      bilim teknoloji, bilim ve teknoloji, teknoloji haberleri, internet, bilişim, yapay zeka, mobil,
      dijital, siber güvenlik, teknoloji bilim, sosyal medya, akıllı telefon
    `,
    entertainment: `
      magazin*, kültür sanat*, kültür*, sinema*, müzik*, televizyon, dizi, diziler, ünlüler, sanat*,
      film, kültür ve sanat, medya magazin, TV, cumartesi magazin, tiyatro, eğlence
    `,
    sports: `
      spor haberleri, futbol*, basketbol*, voleybol, Süper Lig, Şampiyonlar Ligi, Formula 1, F1, tenis,
      Galatasaray, Fenerbahçe, Beşiktaş, Trabzonspor, güreş, motor sporları*, atletizm, boks, hentbol,
      transfer, olimpiyat, milli takım, diğer sporlar, 1 Lig, UEFA, Dünya Kupası
    `,
    science: `
      bilim teknoloji, bilim ve teknoloji, uzay, teknoloji bilim, astronomi, arkeoloji, fizik, biyoloji,
      bilim haberleri
    `,
    health: `
      sağlık haberleri, koronavirüs, covid 19, tıp, beslenme, sağlık yaşam, sağlıklı yaşam, hastalıklar,
      pandemi, aşı
    `,
    politics: `
      siyaset*, seçim*, seçimler*, parlamento, meclis, TBMM, hükümet, iç politika, siyasi haberler, dış
      politika
    `,
    economy: 'ekonomi haberleri, makroekonomi, enflasyon, makro ekonomi, dünya ekonomisi, faiz',
    environment: `
      çevre haberleri, iklim*, iklim değişikliği, doğa, iklim krizi, ekoloji, sürdürülebilirlik, yeşil
      hat, çevre ve iklim, küresel ısınma
    `,
  },
  sectionHead: 'last',
  newsWords: 'haber haberler haberleri son dakika güncel gündem manşet kategori bölüm en',
  and: 've',
  forms,
  numbers,
  categoryWords,
  words,
};
