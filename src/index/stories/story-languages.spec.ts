import { freshIndex } from '../../../test/support/fresh-index.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import { StoryRecorder } from './story-recorder.js';

const NOW = Math.floor(Date.now() / 1000);

/** Two events of one day in other words each, and headlines of the day that belong to neither. */
const DAYS: Record<string, { quake: string[]; strike: string[]; others: string[] }> = {
  zh: {
    quake: ['智利北部发生强烈地震', '强烈地震袭击智利北部 多地有震感', '智利北部强烈地震 居民疏散'],
    strike: ['铁路工人罢工 列车停运', '铁路工人罢工 全国列车大面积停运', '列车停运 铁路工人罢工第二天'],
    others: ['议会通过新预算案', '央行维持利率不变', '博物馆展出古代陶器'],
  },
  ar: {
    quake: [
      'زلزال قوي يضرب شمال تشيلي',
      'شمال تشيلي: زلزال قوي وسكان يغادرون منازلهم',
      'زلزال تشيلي القوي يهز الشمال',
    ],
    strike: [
      'إضراب عمال السكك الحديدية يوقف القطارات',
      'توقف القطارات بسبب إضراب السكك الحديدية',
      'القطارات متوقفة وإضراب السكك الحديدية مستمر',
    ],
    others: ['البرلمان يقر الميزانية الجديدة', 'البنك المركزي يثبت الفائدة', 'متحف يعرض فخارا قديما'],
  },
  hi: {
    quake: ['उत्तरी चिली में तेज भूकंप के झटके', 'चिली में तेज भूकंप, उत्तरी इलाके में दहशत', 'तेज भूकंप से हिला उत्तरी चिली'],
    strike: [
      'रेल कर्मचारियों की हड़ताल से ट्रेनें ठप',
      'ट्रेनें ठप, रेल कर्मचारियों की हड़ताल जारी',
      'हड़ताल पर रेल कर्मचारी, ट्रेनें रद्द',
    ],
    others: ['संसद ने नया बजट पारित किया', 'केंद्रीय बैंक ने ब्याज दर नहीं बदली', 'संग्रहालय में प्राचीन बर्तन'],
  },
  th: {
    quake: ['แผ่นดินไหวรุนแรงเขย่าชิลีตอนเหนือ', 'ชิลีตอนเหนือเกิดแผ่นดินไหวรุนแรง', 'แผ่นดินไหวรุนแรงในชิลี ประชาชนอพยพ'],
    strike: [
      'พนักงานรถไฟประท้วงหยุดงาน ขบวนรถหยุดวิ่ง',
      'รถไฟหยุดวิ่ง พนักงานรถไฟประท้วงหยุดงาน',
      'ประท้วงหยุดงานของพนักงานรถไฟยืดเยื้อ',
    ],
    others: ['สภาผ่านร่างงบประมาณใหม่', 'ธนาคารกลางคงดอกเบี้ย', 'พิพิธภัณฑ์จัดแสดงเครื่องปั้น'],
  },
  de: {
    quake: [
      'Starkes Erdbeben erschüttert Norden Chiles',
      'Chile: Erdbeben erschüttert den Norden des Landes',
      'Erdbeben in Chile: Tausende verlassen Häuser im Norden',
    ],
    strike: [
      'Bahnstreik legt Züge in Belgien lahm',
      'Belgien: Bahnstreik trifft fast alle Züge',
      'Kaum Züge in Belgien wegen Bahnstreik',
    ],
    others: [
      'Parlament beschließt neuen Haushalt',
      'Zentralbank lässt Zinsen unverändert',
      'Museum zeigt alte Töpferware',
    ],
  },
};

describe(`${StoryRecorder.name} in any language`, () => {
  const index = freshIndex(30);

  const report = (language: string, title: string, paper: number, minutesAgo: number) =>
    anIndexArticle({
      title,
      language,
      preview: '',
      domain: `p${paper}.example`,
      source: `p${paper}.example`,
      publishedAt: NOW - minutesAgo * 60,
    });
  const hottest = (language: string) =>
    index.reader.stories
      .mostCovered({ language, country: null, since: NOW - 36 * 3600, now: NOW }, 10)
      .map(({ story }) => story);
  const titlesOf = (story: number) =>
    index.reader
      .load(
        index.reader.stories
          .newestOf(story, { country: null, since: 0, domains: null, limit: 100 })
          .map(({ article }) => article),
      )
      .map(({ title }) => title);

  it.each(Object.keys(DAYS))('separates two events of one day, each in other words: %s', (language) => {
    const { quake, strike, others } = DAYS[language]!;
    const day = [...quake, ...others, ...strike];
    index.writer.write(day.map((title, i) => report(language, title, i, 100 - i)));
    const stories = hottest(language).map((story) => titlesOf(story).sort());
    expect(stories).toHaveLength(2);
    expect(stories).toEqual(expect.arrayContaining([[...quake].sort(), [...strike].sort()]));
  });

  it('counts the copies of one wire text as one report', () => {
    const wire = 'Strong earthquake shakes northern Chile';
    index.writer.write([
      ...Array.from({ length: 12 }, (_, i) => report('en', wire, i, 60 - i)),
      report('en', 'Rail strike halts trains across Belgium', 20, 59),
      report('en', 'Belgium rail strike strands thousands of commuters', 21, 58),
      report('en', 'Trains halted in Belgium as rail strike begins', 22, 57),
    ]);
    expect(hottest('en').map((story) => titlesOf(story).length)).toEqual([3, 12]);
  });

  it('makes no story of articles that are undated or older than two days', () => {
    const titles = ['Strong earthquake shakes northern Chile', 'Chile: strong earthquake shakes the north'];
    index.writer.write(titles.map((title, i) => ({ ...report('en', title, i, 1), publishedAt: null })));
    index.writer.write(titles.map((title, i) => report('en', `${title} again`, 9 + i, 49 * 60)));
    expect(hottest('en')).toEqual([]);
  });
});
