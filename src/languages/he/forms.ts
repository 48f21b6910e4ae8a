import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  apostropheInside: true,
  clitics: 'והבלמשכ',
  prefixes: 'ה ו ב ל מ ש כ וה וב ול ומ ושה שה מה כש',
  prefixedPairs: true,
  invariable: `
    מים בשר לחם כלב שלב חלב משה מגן כאב לאה מלח מלך כסף כתב מחר מסר שקל שקר מקל בקר שבת כבד שבר מדע מזל שחר
    שכר שמן שרב ברק מרק כרם ברז הרס מרד בגד בחר לבן שבע כבש מכה מנה מעל מעט בעל שעל כעס מפה כפר מצב משק שיר
    לכן שכן שלו שלי שלה כלל מאה מאז באר שאר כפי לפי הון היה היא הוא הכי שוק כוח בית בין שני שנה שעה שדה שפה
  `,
  shortStems: true,
  finalLetters: 'ך:כ ם:מ ן:נ ף:פ ץ:צ',
  endings: 'ים ות יים ית ה י ת',
  clinging: /^[בהו](?=[א-ת]{3})(.+)$/,
};
