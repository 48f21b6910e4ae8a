/**
 * Names and codes of currencies by their sign, in the forms that follow a number, languages mixed: a word is only read
 * so beside a number.
 */
export const CURRENCY_WORDS: Readonly<Record<string, string>> = {
  $: `usd dollar dollars dólar dólares dòlars dollaro dollari dolar dolari dolary dolarów dolara dolarów dolárů dolárov
    dolarja dolarjev dolara dollaria dollarin dollár dollárt dollarit dolāri dolāru dolerių dolerio doleriai доллар
    доллара доллары долларов долар долара долари доларів долари доллараў долараў долара δολάρια δολαρίων δολάριο
    dolarlık دولار دولارا دولارات دلار ڈالر דולר דולרים डॉलर डालर ডলার டாலர் టాలర్ డాలర్లు ડોલર ਡਾਲਰ dolar dola dolyar
    dolyares dollarë дол долл დოლარი დოლარს დոլար դոլար đô usd`,
  '€': `eur euro euros euroa euron eurot eura euró eurót eurot eurių eurų eurai euri evro evra evrov evre евро євро еўра
    ευρώ avro يورو یورو אירו यूरो ইউরো யூரோ ევრო եվրո eiro eurá eur`,
  '£': `gbp pound pounds libra libras livre livres sterlina sterline pfund pond ponden pund puntaa funt funtów фунт фунта
    фунтов фунтів λίρες sterlin paund`,
  '¥': 'jpy cny rmb yen yens yuan yuanes юань юаня юаней юанів иен иена иены йен ین یوآن юани ιέν γεν γουάν',
  '₹': 'ரூ రూ રૂ inr rs rupee rupees रुपये रुपए रूपये रुपया रु टका রুপি ரூபாய் రూపాయలు રૂપિયા ರೂ ರೂಪಾಯಿ രൂപ ਰੁਪਏ روپے रुपयांचे रुपयांची',
  '₽': 'rub рубль рубля рублей рублям руб rubel rubla rubli rublos rublo roubles ruble rubles рублів',
  '₴': 'uah гривня гривні гривень гривен грн hryvnia hryvnias hrywien hrywny',
  '₺': 'try tl lira lirası liralık liraya liradan',
  zł: 'pln zł złotych złote złoty',
  kr: 'sek nok dkk kr kronor krona kroner kronur kruunua',
  kč: 'czk kč korun koruny koruna',
  ft: 'huf ft forint forintot forintos',
  lei: 'ron lei leu leva bgn лева лв',
  r$: 'brl reais real',
  '₩': 'krw won вон',
  '₪': 'ils nis שקל שקלים שח',
  '₫': 'vnd đồng',
  rp: 'idr rp rupiah',
  '₱': 'php piso pesos peso',
  '₦': 'ngn naira',
};
