import { exchangesParticles } from './exchanges-particles.js';
import { parseSignature, type ReadTitle } from '../parse-signature.js';
import { titleSignature } from '../../title-signature.js';

const read = (title: string): ReadTitle => parseSignature(titleSignature(title, 'ja'));

describe(exchangesParticles.name, () => {
  it.each([
    ['料理人が庭師を訴える', '料理人を庭師が訴える'],
    ['北町が南町に勝利', '北町に南町が勝利'],
    ['料理人は庭師を批判', '料理人を庭師は批判'],
  ])('tells %s from %s', (a, b) => {
    expect(exchangesParticles(read(a), read(b))).toBe(true);
  });

  it.each([
    ['市が条例を改正', '市は条例を改正'],
    ['庭師を料理人が訴える', '料理人が庭師を訴える'],
    ['会談が開始', '会談を開始'],
  ])('finds nothing exchanged in %s and %s', (a, b) => {
    expect(exchangesParticles(read(a), read(b))).toBe(false);
  });
});
