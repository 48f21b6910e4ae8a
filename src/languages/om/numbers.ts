import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'amajjii/ama | guraandhala/gur | bitootessa | eebila/elb | caamsaa/cam | waxabajjii/wax | adoolessa/ado | hagayya/hag | fulbaana/ful | onkoloolessa/onk | sadaasa | mudde/mud',
  dayHalves: 'wd | wb',
};
