import { growthOf, PROPORTIONAL } from '../../test/support/growth.js';
import { areNearIdentical } from './near-identical.js';
import { compareSpans } from './spans.js';
import { titleSignature } from './title-signature.js';
import { TOKEN_KIND } from './title.js';

const same = (language: string, a: string, b: string): boolean =>
  areNearIdentical(titleSignature(a, language), titleSignature(b, language));

describe(compareSpans.name, () => {
  it.each([
    ['zh', '云南发现新种树蛙', '云南发现树蛙新种'],
    ['zh', '港口居民诉苦 没人听我们说话', '没人听我们说话 港口居民诉苦'],
    ['ja', '新種のくも、沖縄本島で発見', '沖縄本島で新種のくもを発見'],
    ['ja', '市が条例を改正', '市は条例を改正'],
    ['ja', '庭師を料理人が訴える', '料理人が庭師を訴える'],
    ['ja', '会談が開始', '会談を開始'],
  ])('accepts a moved clause, a quotation and an equivalent particle in %s: %s', (language, a, b) => {
    expect(same(language, a, b)).toBe(true);
  });

  it.each([
    ['zh', '父亲起诉儿子索要房产', '儿子起诉父亲索要房产'],
    ['zh', '美国在日本部署', '日本在美国部署'],
    ['ja', '日本が中国に抗議', '中国が日本に抗議'],
    ['ja', '料理人が庭師を訴える', '料理人を庭師が訴える'],
    ['ja', '北町が南町に勝利', '北町に南町が勝利'],
    ['ja', '料理人は庭師を批判', '料理人を庭師は批判'],
    ['th', 'เชียงใหม่ชนะเชียงราย', 'เชียงรายชนะเชียงใหม่'],
  ])('distinguishes exchanged sides in %s: %s', (language, a, b) => {
    expect(same(language, a, b)).toBe(false);
  });

  it('compares long runs in linear time', async () => {
    const run = (characters: string[]) => [{ kind: TOKEN_KIND.run, text: characters.join('') }];
    const compare = (length: number) => {
      const long = Array.from({ length }, (_, i) => String.fromCodePoint(0x4e00 + ((i * 7) % 300)));
      return compareSpans(run(long), run([...long].reverse()));
    };
    expect(await growthOf(compare)).toBeLessThan(PROPORTIONAL);
  });
});
