import type { Language } from '../language.js';

/** Papers head home and foreign news with the locative: `Lietuvoje`, `pasaulyje`. */
export const lt: Language = {
  code: 'lt',
  aliases: ['lit'],
  endonym: 'lietuvių',
  englishName: 'Lithuanian',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'LT',
  trendingQuery: 'svarbiausios naujienos',
  regionNames: { US: 'JAV', GB: 'Didžioji Britanija', AE: 'JAE' },
  categories: {
    world: 'pasaulyje',
    national: 'Lietuvoje',
    business: 'verslas',
    technology: 'technologijos',
    entertainment: 'pramogos',
    sports: 'sportas',
    science: 'mokslas',
    health: 'sveikata',
    politics: 'politika',
    economy: 'ekonomika',
    environment: 'aplinka',
  },
  sectionNames: {
    world: 'pasaulis, užsienyje, užsienis, pasaulio naujienos, Europa, tarptautinės, Artimieji Rytai',
    national: 'Lietuva, aktualijos, šalyje, dienos aktualijos',
    business: `
      įmonės, finansai*, pinigai, rinkos, bendrovės, verslo naujienos, bankai, investicijos, pramonė,
      verslas ir finansai
    `,
    technology: `
      technologija, IT, mokslas ir technologijos, mokslas ir IT, internetas, dirbtinis intelektas,
      technika, išmanieji, kibernetinis saugumas
    `,
    entertainment: `
      kultūra*, kinas*, muzika*, žmonės, veidai, televizija, žvaigždės, įžymybės, filmai, serialai,
      teatras, šou verslas
    `,
    sports: `
      futbolas*, krepšinis*, tenisas, lengvoji atletika, Eurolyga, NBA, LKL, formulė 1, olimpinės
      žaidynės, Čempionų lyga, ledo ritulys, sporto naujienos, plaukimas, dviračiai, bokso
    `,
    science: `
      mokslas ir technologijos, mokslas ir IT, kosmosas, astronomija, archeologija, fizika, biologija
    `,
    health: 'medicina*, koronavirusas, covid 19, sveikatos apsauga, ligos, sveikata ir grožis, mityba',
    politics: 'rinkimai*, seimas, vyriausybė, valdžia, vidaus politika, užsienio politika, prezidentas',
    economy: 'ekonominės, infliacija, makroekonomika, pasaulio ekonomika, BVP',
    environment: `
      gamta, klimatas, ekologija*, klimato kaita, aplinkosauga, tvarumas, žalioji energetika, aplinka ir
      gamta
    `,
  },
  sectionHead: 'either',
  newsWords: 'naujienos naujiena naujausios svarbiausios žinios tema temos visos dienos',
  and: 'ir',
  functionWords: `
    ir o bet ar arba kad jei jeigu kai kada kur kodėl kaip kas ką kam ko kuris kuri kurie kurios kurio
    kurį kuriuos koks kokia kokie kiek aš tu jis ji mes jūs jie jos mane man tave tau jį jam ją jai mus
    mums jus jums juos jiems jas mano tavo jo jos mūsų jūsų jų savo save sau šis ši šie šios šio šį tas
    ta tie tos to tą tai yra buvo būti bus būtų esu esame esate gali galima turi iš į ant po prie prieš
    per nuo iki už su be apie dėl pagal pas tarp virš jau dar tik taip pat labai daugiau visi visas visa
    visos nes
  `,
  negations: 'ne nėra nebuvo niekada niekas nieko joks jokia jokio nei nebe negali nebus',
};
