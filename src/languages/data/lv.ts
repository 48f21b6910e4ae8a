import type { Language } from '../language.js';

/** Papers head home and foreign news with the locative: `Latvijā`, `pasaulē`. */
export const lv: Language = {
  code: 'lv',
  aliases: ['lav', 'lvs'],
  endonym: 'latviešu',
  englishName: 'Latvian',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'LV',
  trendingQuery: 'galvenās ziņas',
  regionNames: { US: 'ASV', GB: 'Lielbritānija', AE: 'AAE' },
  categories: {
    world: 'pasaulē',
    national: 'Latvijā',
    business: 'bizness',
    technology: 'tehnoloģijas',
    entertainment: 'izklaide',
    sports: 'sports',
    science: 'zinātne',
    health: 'veselība',
    politics: 'politika',
    economy: 'ekonomika',
    environment: 'vide',
  },
  sectionNames: {
    world: 'pasaule, ārzemēs, ārvalstīs, ārzemes, Eiropā, Eiropa, pasaules ziņas, starptautiskās',
    national: 'Latvija, vietējās, dzimtenē, latvijas ziņas',
    business: `
      uzņēmumi, finanses*, nauda, tirgi, uzņēmējdarbība, uzņēmumi un tirgi, bankas, biznesa ziņas,
      investīcijas
    `,
    technology: `
      tehnoloģija, IT, zinātne un tehnoloģijas, internets, mākslīgais intelekts, tehnika, viedtālruņi,
      digitāli, kiberdrošība
    `,
    entertainment: `
      kultūra*, kino*, mūzika*, slavenības, televīzija, šovbizness, teātris, filmas, seriāli, kultūra un
      izklaide, zvaigznes
    `,
    sports: `
      futbols*, hokejs*, basketbols*, teniss, volejbols, vieglatlētika, bobslejs, F1, olimpiskās spēles,
      NHL, NBA, KHL, Čempionu līga, sporta ziņas, motoru sports, ziemas sports, handbols
    `,
    science: 'zinātne un tehnoloģijas, kosmoss, astronomija, arheoloģija, fizika, bioloģija',
    health: 'medicīna*, koronavīruss, covid 19, veselības aprūpe, slimības, skaistums un veselība',
    politics: 'vēlēšanas*, saeima, valdība, partijas, iekšpolitika, ārpolitika',
    economy: 'inflācija, makroekonomika, ekonomikas ziņas, IKP, tautsaimniecība',
    environment: `
      klimats, daba, ekoloģija*, klimata pārmaiņas, vides aizsardzība, ilgtspēja, zaļā enerģija, daba un
      vide
    `,
  },
  sectionHead: 'either',
  newsWords: 'ziņas ziņa jaunākās svarīgākās aktuāli temats tēma tēmas visas šodien',
  and: 'un',
  functionWords: `
    un vai bet ja kad kur kāpēc kā kas ko kam kura kurš kuri kuras kurā kāds kāda kādi cik jo lai arī
    gan es tu viņš viņa mēs jūs viņi viņas mani man tevi tev viņu viņam viņai mūs mums jūs jums viņus
    viņiem savu sava savas savā sev sevi mans mana tavs mūsu jūsu šis šī šie šīs šo šajā tas tā tie tās
    to tam tai tajā ir bija būs būt esmu esam ir bijis tiek tika tikt var varētu ar no uz pie pēc pirms
    par pa zem virs starp pret līdz caur kopš dēļ jau vēl tikai ļoti vairāk tad tur te visi viss visu
  `,
  negations: 'ne nav nebija nekad neviens nekas bez nebūs nedrīkst nevar',
};
