import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/**
 * Gujarati. Foreign news is `આંતરરાષ્ટ્રીય`, home news `રાષ્ટ્રીય`; business is written as the English word in Gujarati
 * letters.
 */
export const gu: Language = {
  code: 'gu',
  aliases: ['guj'],
  endonym: 'ગુજરાતી',
  englishName: 'Gujarati',
  script: 'Gujr',
  direction: 'ltr',
  defaultRegion: 'IN',
  trendingQuery: 'મુખ્ય સમાચાર',
  regionNames: { US: 'અમેરિકા', GB: 'બ્રિટન', AE: 'યુએઈ' },
  categories: {
    world: 'આંતરરાષ્ટ્રીય',
    national: 'રાષ્ટ્રીય',
    business: 'બિઝનેસ',
    technology: 'ટેકનોલોજી',
    entertainment: 'મનોરંજન',
    sports: 'રમતગમત',
    science: 'વિજ્ઞાન',
    health: 'આરોગ્ય',
    politics: 'રાજકારણ',
    economy: 'અર્થતંત્ર',
    environment: 'પર્યાવરણ',
  },
  sectionNames: {
    world: 'વિશ્વ, દુનિયા, વિદેશ, વર્લ્ડ, ઇન્ટરનેશનલ, આંતરરાષ્ટ્રીય સમાચાર',
    national: 'દેશ, ભારત, ઇન્ડિયા, ઈન્ડિયા, નેશનલ, રાષ્ટ્રીય સમાચાર, દેશ વિદેશ',
    business: 'વેપાર*, શેરબજાર, બજાર, વ્યાપાર*, ધંધો, શેર બજાર, મની, ઉદ્યોગ, બેન્કિંગ, રોકાણ',
    technology: `
      ટેક*, ટેક્નોલોજી*, ટેકનોલૉજી, ગેજેટ્સ, મોબાઇલ, ઇન્ટરનેટ, વિજ્ઞાન અને ટેકનોલોજી, સાયન્સ ટેકનોલોજી,
      ઓટો ટેક, આર્ટિફિશિયલ ઇન્ટેલિજન્સ
    `,
    entertainment: `
      બોલિવૂડ*, બોલીવુડ, સિનેમા*, ફિલ્મ, એન્ટરટેઈનમેન્ટ, ટીવી, સંગીત, હોલિવૂડ, ગુજરાતી સિનેમા, સંસ્કૃતિ,
      ઢોલિવૂડ
    `,
    sports: 'ક્રિકેટ*, સ્પોર્ટ્સ*, રમત*, ખેલ, ફૂટબોલ, આઈપીએલ, ટેનિસ, રમત જગત, ખેલ જગત, ઓલિમ્પિક',
    science: 'સાયન્સ, વિજ્ઞાન અને ટેકનોલોજી, સાયન્સ ટેકનોલોજી, અંતરિક્ષ, સંશોધન',
    health: 'હેલ્થ*, સ્વાસ્થ્ય*, તબીબી, કોરોના, કોરોના વાયરસ, કોવિડ 19, હેલ્થ ટિપ્સ',
    politics: 'રાજનીતિ*, ચૂંટણી*, પોલિટિક્સ, સરકાર, સંસદ, વિધાનસભા ચૂંટણી, લોકસભા ચૂંટણી',
    economy: 'અર્થવ્યવસ્થા*, ઇકોનોમી, આર્થિક, મોંઘવારી, બજેટ',
    environment: 'હવામાન અને પર્યાવરણ, જળવાયુ પરિવર્તન, પ્રકૃતિ, વાતાવરણ, પ્રદૂષણ, આબોહવા',
  },
  sectionHead: 'last',
  newsWords: 'સમાચાર ન્યૂઝ તાજા મુખ્ય બ્રેકિંગ ગુજરાતી વિષય',
  and: 'અને',
  forms,
  numbers,
  categoryWords,
  words,
};
