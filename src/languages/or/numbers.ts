import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'ଜାନୁଆରୀ/ଜାନୁୟାରୀ | ଫେବୃଆରୀ/ଫେବ୍ରୁଆରୀ/ଫେବୃୟାରୀ | ମାର୍ଚ୍ଚ | ଅପ୍ରେଲ/ଏପ୍ରିଲ | ମଇ/ମେ | ଜୁନ | ଜୁଲାଇ | ଅଗଷ୍ଟ | ସେପ୍ଟେମ୍ବର | ଅକ୍ଟୋବର | ନଭେମ୍ବର | ଡିସେମ୍ବର',
};
