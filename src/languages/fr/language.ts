import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/**
 * `économie` heads both desks in France; companies are `entreprises` there and `affaires` in Quebec. `national` is
 * shared by papers of France, Belgium and Canada where the country's own name would not be.
 */
export const fr: Language = {
  code: 'fr',
  aliases: ['fra', 'fre'],
  endonym: 'français',
  englishName: 'French',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'FR',
  trendingQuery: 'actualites',
  regionNames: { AE: 'Emirats', CD: 'RD Congo', GB: 'Royaume-Uni', US: 'Etats-Unis' },
  categories: {
    world: 'monde',
    national: 'national',
    business: 'entreprises',
    technology: 'technologie',
    entertainment: 'culture',
    sports: 'sports',
    science: 'science',
    health: 'santé',
    politics: 'politique',
    economy: 'économie',
    environment: 'environnement',
  },
  variants: {
    CA: { business: 'affaires' },
  },
  sectionNames: {
    world: `
      international, internationale, à l'étranger, étranger, Europe, Afrique, Moyen-Orient,
      Proche-Orient, Asie, Amériques, Amérique, planète monde, actualité internationale, politique
      internationale, monde entier
    `,
    national: 'France, nationale, en France, actualité nationale, actu France',
    business: `
      affaires, entreprise, business, économie, finance*, finances*, bourse*, marchés, argent, économie
      entreprises, éco, industrie, PME, start up, commerce, immobilier entreprise, patrimoine,
      placements
    `,
    technology: `
      technologies, tech, high tech, hightech, numérique, informatique, internet, multimédia, sciences
      et technologies, intelligence artificielle, IA, cybersécurité, smartphone, smartphones,
      innovation, web, digital, nouvelles technologies, techno, sciences tech, réseaux sociaux
    `,
    entertainment: `
      culture*, cinéma*, musique*, médias culture, people, célébrités, stars, séries, télévision, télé,
      TV, spectacle, spectacles, loisirs, divertissements, arts, théâtre, culture loisirs, écrans, show
      business, divertissement
    `,
    sports: `
      sport*, football*, foot*, rugby, tennis, cyclisme, basket, basketball, handball, Formule 1, F1,
      Ligue 1, Ligue 2, Ligue des champions, Coupe du monde, Jeux olympiques, JO, hockey, athlétisme,
      natation, omnisports, Tour de France, Top 14, équipe de France, PSG, OM, mercato, transferts,
      voile, golf, sports d'hiver, ski, boxe, auto moto sport, volley, volleyball, sportives, sportive
    `,
    science: `
      sciences*, espace, astronomie, recherche scientifique, physique, biologie, archéologie, sciences
      et technologies, sciences tech, sciences et environnement
    `,
    health: `
      médecine*, bien-être, coronavirus, covid 19, santé publique, nutrition, maladies, pandémie,
      vaccins, forme santé
    `,
    politics: `
      politiques, élections*, élection*, gouvernement, présidentielle, législatives, municipales,
      parlement, assemblée nationale, sénat, partis politiques, élysée
    `,
    economy: `
      économies, économique, macroéconomie, conjoncture, inflation, économie sociale, emploi, politique
      économique, économiques
    `,
    environment: `
      climat*, écologie*, planète, nature, réchauffement climatique, changement climatique,
      développement durable, biodiversité, environnement climat, énergie et environnement, pollution,
      transition écologique
    `,
  },
  sectionHead: 'first',
  newsWords: `
    actualités actualité actu actus news infos info nouvelles dernières dernière heure direct rubrique
    articles article à la une de du des le la les l d en toute toutes
  `,
  and: 'et',
  forms,
  numbers,
  categoryWords,
  words,
};
