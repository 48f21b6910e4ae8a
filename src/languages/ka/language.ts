import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is named after the country. */
export const ka: Language = {
  code: 'ka',
  aliases: ['kat', 'geo'],
  endonym: 'ქართული',
  englishName: 'Georgian',
  script: 'Geor',
  direction: 'ltr',
  defaultRegion: 'GE',
  trendingQuery: 'მთავარი ამბები',
  regionNames: { US: 'აშშ', GB: 'ბრიტანეთი', AE: 'არაბთა საამიროები' },
  categories: {
    world: 'მსოფლიო',
    national: 'საქართველო',
    business: 'ბიზნესი',
    technology: 'ტექნოლოგიები',
    entertainment: 'კულტურა',
    sports: 'სპორტი',
    science: 'მეცნიერება',
    health: 'ჯანმრთელობა',
    politics: 'პოლიტიკა',
    economy: 'ეკონომიკა',
    environment: 'გარემო',
  },
  sectionNames: {
    world: 'საერთაშორისო, უცხოეთი, ევროპა, რეგიონი, მსოფლიო ამბები',
    national: 'საზოგადოება, შიდა, ქვეყანა, ადგილობრივი',
    business: 'საქმიანობა, ფინანსები*, კომპანიები, ბანკები, ბაზარი, ფული',
    technology: 'ტექნოლოგია, მეცნიერება და ტექნოლოგიები, ინტერნეტი, ხელოვნური ინტელექტი, ტექნიკა',
    entertainment: `
      კულტურა*, შოუბიზნესი*, კინო*, მუსიკა*, ვარსკვლავები, თეატრი, შოუ ბიზნესი, ცნობილი ადამიანები, გართობა
    `,
    sports: 'ფეხბურთი*, რაგბი*, კალათბურთი, ჩოგბურთი, ჭიდაობა, ძიუდო, ჩემპიონთა ლიგა, კრივი',
    science: 'მეცნიერება და ტექნოლოგიები, კოსმოსი, არქეოლოგია, მეცნიერება და განათლება',
    health: 'მედიცინა*, ჯანდაცვა*, კორონავირუსი, კოვიდ 19',
    politics: 'არჩევნები*, პარლამენტი, მთავრობა, პარტიები, საგარეო პოლიტიკა',
    economy: 'ინფლაცია, მაკროეკონომიკა, ეკონომიკური, მშპ',
    environment: 'ეკოლოგია*, კლიმატი, ბუნება, კლიმატის ცვლილება, გარემოს დაცვა',
  },
  sectionHead: 'last',
  newsWords: 'ახალი ამბები ამბავი სიახლეები ბოლო მთავარი რუბრიკა თემა ყველა',
  and: 'და',
  forms,
  numbers,
  words,
};
