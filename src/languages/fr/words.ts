import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    le la les l un une des du de d au aux à et ou donc car si que qu qui quoi dont où quand comment
    pourquoi comme avec par pour sur sous dans en entre vers chez depuis pendant avant après contre
    selon malgré je j tu il elle on nous vous ils elles me m te t se s lui leur leurs moi toi eux mon ma
    mes ton ta tes son sa ses notre nos votre vos ce c cet cette ces cela ça est sont était étaient être
    sera seront a as ont avait avaient avoir eu fait faire peut peuvent plus moins très trop aussi bien
    encore même tout tous toute toutes autre autres quel quelle quels quelles y là ici puis alors ainsi
    déjà combien
  `,
  negations: 'ne n pas non jamais sans rien personne aucun aucune ni',
  questionFrames: [
    { openings: 'pourquoi', answered: 'pourquoi comment raison raisons explique' },
    { openings: 'depuis quand, jusqu à quand, à partir de quand', answered: 'partir dès date dates' },
    { openings: 'combien de temps, combien de jours', weak: 'dure durent durera faut' },
    { openings: 'combien', weak: 'coûte coûtent vaut' },
    { openings: 'combien de', weak: 'personnes' },
    {
      openings: 'quel âge, quelle heure, à quelle heure, quel jour, à quelle date, quelle date',
      weak: 'commence',
    },
    {
      openings:
        'que signifie, que veut dire, que se passe, que devient, est il vrai que, faut il, doit on, va t on',
    },
    {
      openings: 'qui, que, quoi, où, quand, comment, pourquoi, quel, quelle, quels, quelles',
      empty: 'va vont faut',
    },
  ],
  titles: {
    questions: 'pourquoi comment',
    and: 'et',
    antonyms: 'avant:après plus:moins sur:sous depuis:jusqu',
    qualifiers:
      'premier première deuxième second seconde troisième autre contre femmes féminin féminine ex/ancien/ancienne vice nord sud ouest juniors présumé présumée faux',
    synonyms: 'covid/coronavirus mort/décès patron/pdg commence/débute lance/démarre entreprise/société',
    reporting:
      'dit selon étude chercheurs scientifiques experts pourrait pourraient serait seraient aurait auraient rapport sondage sources déclare affirme assure lance',
  },
  roles: { locative: 'en dans pres', opponent: 'contre', agent: 'par' },
  labels: {
    routine: `
      horoscope*, signe astrologique, signes du zodiaque, astrolog*, tarot*, résultat loto, résultats loto,
      tirage loto, tirage du loto, tirage de l euromillions, tirage euromillions, euromillions,
      résultats euromillions, keno, quinté, tiercé, soldes, promos, promotions sur, bon plan, bons plans,
      code promo, codes promo, meilleures offres, top des offres, offre à ne pas rater,
      offres à ne pas rater, offre à saisir, prix cassé*, prix réduit, à prix mini, baisse de prix,
      prix en chute, chute de prix, en réduction, # de réduction, de remise, vente flash, french days,
      black friday, cyber monday, prime day, idée* cadeau*, idées cadeaux, cadeaux pour, guide cadeau*,
      guide d achat, guide des cadeaux, soluce, solution complète, où trouver, comment trouver tous,
      tous les emplacements, emplacements de, guide complet, comment battre, comment débloquer,
      comment obtenir, astuces et, solution du jour, wordle, sutom, cémantix, mot du jour, mots croisés,
      mots fléchés, sudoku, quiz du jour, quiz culture générale, programme tv, programme télé, que regarder, ce soir à la télé,
      ce soir à la tv, à la télé ce soir, sur quelle chaîne, sur quelle chaine, à quelle heure et sur,
      heure et chaîne, que faire ce week end, où sortir, agenda des sorties, idées de sorties,
      nouveautés netflix, nouveautés sur netflix, nouveaux cas, nouvelles contaminations,
      cas supplémentaires, bilan quotidien, chiffres du jour, chiffres covid, météo du, météo de ce, météo à, météo semaine,
      prévisions météo, prix du carburant aujourd hui, prix des carburants, cours de l or, prix de l or,
      horaires d ouverture, info trafic, bison futé, revue de presse, avis de décès, recette facile,
      recette du, cadeaux de noël, pronostics, meilleures promos, en promo, promo sur, les promos,
      résultat du tirage, résultats du tirage, résultat du loto, résultats du loto, loto du, ce soir sur,
      films ce soir, emplacement*, idées de cadeaux, que voir, sorties du week end, nouveaux cas de,
      solution et indices
    `,
    words: `
      en direct vidéo vidéos images image photos photo exclusif exclusive dernière minute analyse tribune
      urgent info infos entretien reportage récit enquête témoignage témoignages portrait portfolio diaporama
      décryptage carte infographie abonnés abonné réservé alerte flash revoir regardez voir le la les notre
      galerie édition spéciale opinion l'info l'essentiel
    `,
    commonWords: 'enquête carte réservé alerte tribune news',
    publisher: 'actualités actu figaro parisien dépêche quotidien presse',
  },
  pages: {
    untitled: 'sans titre, pas de titre',
    credits: 'Photo, Photos, Crédit photo',
    byline: 'par',
    editions: 'français',
    post: "L'article, Cet article, Le post",
    appearedOn:
      "est apparu sur, est apparu dans, est apparu en premier sur, est apparu en premier dans, est apparu d'abord sur, est apparu d'abord dans, est d'abord apparu sur, est d'abord apparu dans, a été publié sur, a été publié dans, a été publié en premier sur, a été publié en premier dans, a été publié d'abord sur, a été publié d'abord dans",
    calls:
      "Suivez-nous, Suivez notre direct, Suivez le direct, Suivez en direct, Abonnez-vous, Inscrivez-vous, Cliquez ici, Téléchargez notre application, Lire aussi, Lire l'article, Lire plus, Plus d'informations, Rejoignez-nous",
    readOn: 'Lire la suite, En savoir plus',
    preamble: 'Publicité, Voir dans le navigateur, Afficher dans le navigateur',
    notes: 'Temps de lecture, Écouter cet article, Publié le, Mis à jour le, Tous droits réservés',
    links: 'Partager',
    besidePublisher: 'le la les actualités actu',
    besideSite: 'actualités accueil',
  },
  places: {
    contractions: 'le:du/au les:des/aux',
    abbreviations: 'saint:st sainte:ste',
    behind: 'mercato basket rugby handball saint sg match matin tv',
    ahead: 'girondins stade olympique union racing inter real atlético atletico rc association société',
    of: 'de du d des',
    toward: 'à a',
    within: 'dans près autour',
    civic:
      'festival marathon carnaval jeux ville maire mairie chu hôpital hopital hospices police préfet préfète métropole tribunal université gare aéroport habitants quartier prison rectorat agglomération agglo commune cathédrale tramway région département capitale collège college institut',
    alsoWords:
      'nice, tours, lens, orange, brest, vienne, valence, angers, sens, troyes, bourges, dole, gap, die, foix, nancy, laval, montre, vire, moulins, roanne, apt',
  },
};
