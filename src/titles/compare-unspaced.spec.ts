import { compareUnspaced } from './compare-unspaced.js';

const same = (a: string[], b: string[]): boolean =>
  compareUnspaced({ runs: a, order: a }, { runs: b, order: b }).same;

describe(compareUnspaced.name, () => {
  it('lets a clause, a quotation and what is told of a place move', () => {
    expect(same(['新种类树蛙现身云南'], ['云南现身新种类树蛙'])).toBe(false);
    expect(same(['云南发现新种树蛙'], ['云南发现树蛙新种'])).toBe(true);
    expect(same(['港口居民诉苦', '没人听我们说话'], ['没人听我们说话', '港口居民诉苦'])).toBe(true);
    expect(same(['新種のくも', '沖縄本島で発見'], ['沖縄本島で新種のくもを発見'])).toBe(true);
  });

  it('keeps sides where they are', () => {
    expect(same(['父亲起诉儿子索要房产'], ['儿子起诉父亲索要房产'])).toBe(false);
    expect(same(['日本が中国に抗議'], ['中国が日本に抗議'])).toBe(false);
    expect(same(['美国在日本部署'], ['日本在美国部署'])).toBe(false);
    expect(same(['เชียงใหม่ชนะเชียงราย'], ['เชียงรายชนะเชียงใหม่'])).toBe(false);
  });

  it('takes long runs without long work', () => {
    const long = Array.from({ length: 600 }, (_, i) => String.fromCodePoint(0x4e00 + ((i * 7) % 300)));
    const start = performance.now();
    same([long.join('')], [[...long].reverse().join('')]);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
