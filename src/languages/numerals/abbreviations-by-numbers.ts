/**
 * What stands behind a number in a short and a long form, or in two, as `one:other`: a title is compared by the second.
 * A dot is part of the short form where the letter alone could be a word (Polish w is also "in"). By analysis language;
 * `*` for all.
 */
export const BEHIND_NUMBERS: Readonly<Record<string, string>> = {
  '*': 'kilometers:km kilometer:km kilometres:km kilometre:km kilomètres:km kilómetros:km quilômetros:km quilómetros:km chilometri:km kilómetrů:km kilometrów:km километров:km километра:km кілометрів:km км:km χιλιόμετρα:km kilometri:km kilograms:kg kilogramm:kg kilogrammes:kg kilogramos:kg kilogramów:kg кг:kg килограммов:kg килограмма:kg hectares:ha hectáreas:ha hektar:ha hektarów:ha гектаров:ha гектара:ha га:ha ettari:ha',
  pl: 'gr:groszy grosze:groszy w.:wieku wiek:wieku r.:roku rok:roku godz:godziny lat:lata',
  cs: 'stol:století',
  ru: 'г.:года год:года году:года гг.:годов в.:века век:века веке:века чел:человек человека:человек',
  uk: 'р.:року рік:року році:року ст.:століття столітті:століття людини:людей осіб:особи',
  be: 'г.:года годзе:года ст.:стагоддзя',
  bg: 'г.:година в.:век',
  de: 'jh:jahrhundert jhd:jahrhundert jahrhunderts:jahrhundert',
  hu: 'sz.:század',
  en: 'hrs:hours hr:hour mins:minutes min:minute yrs:years yr:year ft:feet lbs:pounds',
};
