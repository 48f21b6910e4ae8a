import type { Language } from '../language.js';
import { forms } from './forms.js';
import { words } from './words.js';

/** Khmer. Home news is `ជាតិ`, foreign news `អន្តរជាតិ`. */
export const km: Language = {
  code: 'km',
  aliases: ['khm'],
  endonym: 'ខ្មែរ',
  englishName: 'Khmer',
  script: 'Khmr',
  direction: 'ltr',
  defaultRegion: 'KH',
  trendingQuery: 'ព័ត៌មានសំខាន់ៗ',
  regionNames: { US: 'អាមេរិក', GB: 'អង់គ្លេស' },
  categories: {
    world: 'អន្តរជាតិ',
    national: 'ជាតិ',
    business: 'ធុរកិច្ច',
    technology: 'បច្ចេកវិទ្យា',
    entertainment: 'កម្សាន្ត',
    sports: 'កីឡា',
    science: 'វិទ្យាសាស្ត្រ',
    health: 'សុខភាព',
    politics: 'នយោបាយ',
    economy: 'សេដ្ឋកិច្ច',
    environment: 'បរិស្ថាន',
  },
  sectionNames: {
    world: 'ពិភពលោក, ព័ត៌មានអន្តរជាតិ, អាស៊ាន, អាស៊ី, ពិភពលោកថ្មី',
    national: 'ព័ត៌មានជាតិ, កម្ពុជា, ក្នុងស្រុក, ព័ត៌មានក្នុងស្រុក, សង្គម',
    business: 'អាជីវកម្ម, ពាណិជ្ជកម្ម, ហិរញ្ញវត្ថុ, ទីផ្សារ, ធនាគារ, ជំនួញ',
    technology: 'បច្ចេកវិទ្យាព័ត៌មាន, វិទ្យាសាស្ត្រនិងបច្ចេកវិទ្យា, អ៊ីនធឺណិត, ទូរស័ព្ទ, ឌីជីថល',
    entertainment: 'សិល្បៈ, សិល្បៈកម្សាន្ត, តារា, ភាពយន្ត, តន្ត្រី, វប្បធម៌, ព័ត៌មានកម្សាន្ត',
    sports: 'បាល់ទាត់, ព័ត៌មានកីឡា, ប្រដាល់, កីឡាជាតិ, កីឡាអន្តរជាតិ',
    science: 'វិទ្យាសាស្ត្រនិងបច្ចេកវិទ្យា, អវកាស, ស្រាវជ្រាវ',
    health: 'សុខាភិបាល, វេជ្ជសាស្ត្រ, កូវីដ១៩, ជំងឺ, សុខភាពនិងសម្រស់',
    politics: 'ការបោះឆ្នោត, រដ្ឋាភិបាល, រដ្ឋសភា, ព័ត៌មាននយោបាយ',
    economy: 'ព័ត៌មានសេដ្ឋកិច្ច, អតិផរណា, សេដ្ឋកិច្ចជាតិ',
    environment: 'អាកាសធាតុ, បម្រែបម្រួលអាកាសធាតុ, ធម្មជាតិ, ការប្រែប្រួលអាកាសធាតុ',
  },
  sectionHead: 'first',
  newsWords: 'ព័ត៌មាន ដំណឹង ថ្មីៗ ថ្មី ចុងក្រោយ សំខាន់ៗ',
  and: 'និង',
  forms,
  words,
};
