import type { Language } from '../language.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Case is a suffix: `ଓଡ଼ିଶାରେ` in Odisha. */
export const or: Language = {
  code: 'or',
  aliases: ['ori', 'ory'],
  endonym: 'ଓଡ଼ିଆ',
  englishName: 'Odia',
  script: 'Orya',
  direction: 'ltr',
  defaultRegion: 'IN',
  trendingQuery: 'ମୁଖ୍ୟ ଖବର',
  regionNames: { US: 'ଆମେରିକା', GB: 'ବ୍ରିଟେନ' },
  categories: {
    world: 'ବିଶ୍ୱ',
    national: 'ଜାତୀୟ',
    business: 'ବ୍ୟବସାୟ',
    technology: 'ପ୍ରଯୁକ୍ତି',
    entertainment: 'ମନୋରଞ୍ଜନ',
    sports: 'ଖେଳ',
    science: 'ବିଜ୍ଞାନ',
    health: 'ସ୍ୱାସ୍ଥ୍ୟ',
    politics: 'ରାଜନୀତି',
    economy: 'ଅର୍ଥନୀତି',
    environment: 'ପରିବେଶ',
  },
  sectionNames: {
    world: 'ଅନ୍ତର୍ଜାତୀୟ, ଆନ୍ତର୍ଜାତିକ, ଅନ୍ତଃରାଷ୍ଟ୍ରୀୟ, ବିଦେଶ, ଦୁନିଆ, ଦେଶ ବିଦେଶ',
    national: 'ରାଷ୍ଟ୍ରୀୟ, ଦେଶ, ଭାରତ, ଓଡ଼ିଶା, ରାଜ୍ୟ',
    business: 'ବାଣିଜ୍ୟ*, ବିଜନେସ*, ବ୍ୟବସାୟ ବାଣିଜ୍ୟ, ବଜାର, ସେୟାର ବଜାର',
    technology: 'ଟେକ୍ନୋଲୋଜି, ଟେକ୍, ବିଜ୍ଞାନ ଓ ପ୍ରଯୁକ୍ତି, ବିଜ୍ଞାନ କୌଶଳ, ମୋବାଇଲ',
    entertainment: 'ସିନେମା*, ଓଲିଉଡ, ବଲିଉଡ, ଚଳଚ୍ଚିତ୍ର, ସଂଗୀତ, କଳା ସଂସ୍କୃତି, ସଂସ୍କୃତି',
    sports: 'କ୍ରୀଡ଼ା*, କ୍ରିକେଟ*, ହକି*, ଫୁଟବଲ*, ସ୍ପୋର୍ଟସ',
    science: 'ବିଜ୍ଞାନ ଓ ପ୍ରଯୁକ୍ତି, ମହାକାଶ',
    health: 'ହେଲ୍ଥ, ଚିକିତ୍ସା, କରୋନା, ଜୀବନଶୈଳୀ ଓ ସ୍ୱାସ୍ଥ୍ୟ',
    politics: 'ରାଜନୈତିକ, ନିର୍ବାଚନ*, ବିଧାନସଭା',
    economy: 'ଅର୍ଥ*, କୃଷି, ଆର୍ଥିକ',
    environment: 'ଜଳବାୟୁ, ପାଣିପାଗ ଓ ପରିବେଶ, ଜଙ୍ଗଲ',
  },
  sectionHead: 'last',
  newsWords: 'ଖବର ସମାଚାର ନିଉଜ ତାଜା ସର୍ବଶେଷ',
  and: 'ଓ',
  numbers,
  words,
};
