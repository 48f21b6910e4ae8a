import type { CategoryWords } from '../language.js';

export const categoryWords: CategoryWords = {
  sure: {
    sports: `
      nba, nfl, nhl, mlb, ufc, mma, fifa, uefa, motogp, f1, atp, wta, psg, asse, losc, ogc nice, lfp, fff, xv de
      france, équipe de france, ligue 1, ligue 2, ligue des champions, ligue europa, premier league, liga, serie
      a, bundesliga, top 14, pro d2, coupe du monde, coupe de france, coupe davis, euro 2020, euro 2024, ballon
      d or, jeux olympiques, jo, paralympique*, roland garros, wimbledon, open d australie, us open, grand
      chelem, grand prix, formule 1, tour de france, giro, vuelta, peloton, mercato, football*, foot,
      footballeur*, rugby, rugbyman, rugbymen, tennis, tennisman, basket, basketteur*, handball*, handballeur*,
      volley, cyclisme, cycliste français, boxe, boxeur*, judo, judoka*, escrime, natation, nageur, nageuse,
      athlétisme, golfeur*, hockey, biathlon, ski alpin, snowboard, marathonien*, milieu de terrain, gardien de
      but, attaquant*, défenseur central, latéral droit, latéral gauche, carton rouge, penalty, tirs au but,
      demi finale*, quart de finale, quarts de finale, vestiaire, sélectionneur, entraîneur, coéquipier*,
      maillot jaune, olympique de marseille, olympique lyonnais, as monaco, stade rennais, girondins, fc nantes,
      saint étienne, real madrid, fc barcelone, barça, atlético, juventus, juve, inter milan, bayern, manchester
      united, manchester city, tottenham, chelsea, messi, cristiano ronaldo, neymar, mbappé, griezmann, benzema,
      cavani, icardi, giroud, deschamps, zidane, mourinho, guardiola, djokovic, nadal, federer, lebron james,
      kobe bryant, michael jordan, tony parker, lewis hamilton, verstappen, teddy riner
    `,
    entertainment: `
      cinéma, film d, acteur*, actrice*, comédien*, comédienne*, réalisateur, réalisatrice, humoriste*,
      chanteur*, chanteuse*, rappeur*, rappeuse*, musicien*, guitariste*, nouvel album, concert*, festival de
      cannes, eurovision, oscars, césars, molières, grammy*, hollywood, bollywood, box office, téléréalité, télé
      réalité, série télé, saison 2 de, mannequin*, miss france, star academy, the voice, koh lanta, danse avec
      les stars, top chef, mask singer, les anges, les marseillais, secret story, l amour est dans le pré, plus
      belle la vie, demain nous appartient, tf1, m6, hanouna, tpmp, nabilla, star wars, marvel, harry potter,
      game of thrones, casa de papel, stranger things, james bond, lady gaga, beyoncé, rihanna, taylor swift,
      madonna, johnny hallyday, laeticia hallyday, jade et joy, brigitte bardot, gérard depardieu, omar sy, aya
      nakamura, kim kardashian, angelina jolie, brad pitt, jenifer, vitaa, slimane, théâtre, bande dessinée,
      manga*, people, paparazzi*, influenceur*, influenceuse*, youtubeur*, tournage*, biopic, comédie musicale
    `,
    technology: `
      iphone*, ipad*, macbook*, airpods, apple watch, ios, macos, app store, android, google pixel, google maps,
      google play, samsung galaxy, galaxy s, xiaomi, redmi, oneplus, realme, oppo, huawei, honor, nokia,
      smartphone*, montre connectée, montres connectées, objets connectés, ordinateur*, pc portable*, pc gamer,
      chromebook*, snapdragon, mediatek, geforce, radeon, ryzen, nvidia, carte graphique, cartes graphiques,
      processeur*, semi conducteur*, playstation, ps5, ps4, xbox, nintendo, jeu vidéo, jeux vidéo, gamers,
      fortnite, minecraft, call of duty, gta, animal crossing, pokémon go, zelda, final fantasy, assassin s
      creed, cyberpunk 2077, windows 10, windows 11, microsoft teams, linux,
      logiciel*, open source, malware*, ransomware*, rançongiciel*, phishing, hameçonnage, logiciel espion,
      pirates informatiques, hackers, cyberattaque*, cybersécurité, fuite de données, faille de sécurité,
      navigateur web, 5g, wi fi, wifi, bluetooth, fibre optique, forfait mobile, free mobile, opérateurs
      télécoms, chatgpt, openai, chatbot*, intelligence artificielle, deepfake*, whatsapp, snapchat, tiktok,
      réalité virtuelle, réalité augmentée, casque vr, assistant vocal, alexa, cloud, blockchain, métavers,
      mégapixels, écran oled, stopcovid,
      valorant, e sport, esport
    `,
    science: `
      nasa, spacex, cnes, esa, thomas pesquet, astronaute*, cosmonaute*, spationaute*, astronom*, astrophysi*,
      astéroïde*, comète*, météorite*, exoplanète*, trou noir, trous noirs, voie lactée, galaxies, télescope*,
      hubble, station spatiale, iss, système solaire, super lune, superlune, pleine lune, éclipse*, falcon 9,
      crew dragon, ariane 6, rover, sonde spatiale, vaisseau spatial, matière noire, ondes gravitationnelles,
      boson, cern, physicien*, physique quantique, biologiste*, géologue*, dinosaure*, fossile*, paléontolog*,
      archéolog*, néandertal*, préhistori*, mammouth*, génome*, crispr, neurosci*, cnrs, scientifique*, étoiles
      filantes, aurores boréales, tempête solaire, tectonique, big bang, supernova*
    `,
    health: `
      vaccin*, cancer*, chimiothérapie, tumeur*, diabète*, diabétique*, alzheimer, parkinson, obésité,
      infarctus, avc, hypertension, cholestérol, asthme, allergie*, grippe, rougeole, paludisme, tuberculose,
      sida, vih, ebola, dengue, hépatite*, zika, chikungunya, ars, oms, essai clinique, essais cliniques,
      chloroquine, hydroxychloroquine, remdesivir, raoult, santé publique france, santé mentale, vitamine*,
      anticorps, antibiotique*, chirurgien*, soignant*, aide soignant*, urgentiste*, ehpad, réanimation,
      épidémiolog*, virolog*, infectiolog*, pharmacie*, pharmacien*, médicament*, traitement contre, dépistage,
      test sérologique, tests sérologiques, effets secondaires, symptôme*, cas confirmés, nouveaux cas,
      kawasaki, asymptomatique*, ménopause, fiv
    `,
    politics: `
      élection*, électoral*, présidentielle*, législatives, municipales, second tour, premier tour, sondage,
      parlement*, assemblée nationale, sénat, sénateur*, député*, motion de censure, 49 3, matignon, élysée,
      remaniement, lrem, marine le pen, jean luc mélenchon, rassemblement national, la france insoumise, les
      républicains, parti socialiste, eelv, brexit, démocrates, républicains, maison blanche, joe biden,
      ministre de l intérieur, ministre des affaires, diplomatie, référendum
    `,
    business: `
      cac 40, wall street, bourse, actionnaire*, chiffre d affaires, bénéfice net, résultats trimestriels,
      résultat net, dividende*, fusion acquisition, opa, levée de fonds, start up, redressement judiciaire,
      liquidation judiciaire, plan social, suppressions de postes, suppressions d emplois, licenciements, grande
      distribution, bitcoin, cryptomonnaie*, cours du pétrole, prix du pétrole, brent, investisseurs, pdg, air
      france klm, renault, constructeur automobile
    `,
    economy: `
      pib, inflation, récession, taux d intérêt, banque centrale, bce, réserve fédérale, fed, chômage,
      demandeurs d emploi, croissance économique, crise économique, relance économique, plan de relance, dette
      publique, déficit public, pouvoir d achat, fmi, banque mondiale, insee, économiste*, bruno le maire,
      balance commerciale, droits de douane
    `,
    environment: `
      réchauffement climatique, changement climatique, dérèglement climatique, crise climatique, gaz à effet de
      serre, émissions de co2, émissions de carbone, énergies renouvelables, éolien*, biodiversité,
      déforestation, espèces menacées, espèce menacée, pollution, microplastiques, glacier*, banquise, fonte des
      glaces, énergies fossiles, combustibles fossiles, neutralité carbone, écologi*, pesticide*, greta
      thunberg, marée noire, vie sauvage, braconnage, giec
    `,
  },
  likely: {
    sports: `
      match*, club*, joueur*, joueuse*, saison, championnat*, champion*, championne*, équipe*, stade, but, buts,
      coupe, transfert*, ligue, coach, capitaine, titre, victoire, défaite, sélection, médaille*, athlète*,
      sport*, sportif*, sportive*, course, pilote*, entraînement, supporters, vestiaires, contrat, prolonge,
      recrue, piste, penalties, tournoi, finale, om, ol, arsenal
    `,
    entertainment: `
      film*, série*, album, chanson*, musique, musical*, star*, télé, télévision, émission*, animateur*,
      animatrice*, plateau, festival*, spectacle*, scène, artiste*, rôle, tournée, clip, netflix, disney, canal,
      épisode*, saison, culture*, culturel*, compagne, compagnon, couple, mariage, divorce, bébé, enceinte,
      photo*, instagram, confinée, confiné, sexy, complice, exposition*, musée*, roman, livre*, écrivain*,
      prince harry, meghan markle, meghan, kate middleton
    `,
    technology: `
      apple, google, microsoft, facebook, twitter, youtube, amazon, samsung, sony, intel, amd, tesla, zoom,
      application*, appli, mise à jour, bêta, utilisateur*, fonctionnalité*, appareil*, batterie, chargeur,
      écran*, prix, fiche technique, mobile*, numérique*, internet, web, site, données, serveur*, console*, jeu,
      jeux, manette, casque, écouteurs, enceinte*, stockage, ssd, clavier, souris, robot*, ia, algorithme*,
      développeur*, bug*, télécharg*, streaming, orange, sfr, bouygues, free, promo, bon plan, test, high tech,
      tech, piratage, pirat*, caméra, photo, capteur*, gratuit*, connecté*
    `,
    science: `
      chercheur*, étude*, recherche*, découver*, espace, spatial*, planète*, lune, mars, jupiter, saturne,
      vénus, orbite, satellite*, fusée*, lancement, étoile*, soleil, solaire*, terre, univers, galaxie,
      cosmique, antique, espèce*, évolution, bactérie*, adn, gène*, génétique*, cerveau, quantique*, particule*,
      molécul*, laboratoire*, expérience*, millions d années, squelette, crâne, océan*, volcan*, ciel, équipage,
      mission, science*, théorie, mystère*
    `,
    health: `
      patient*, malade*, maladie*, infection*, virus, coronavirus, covid, pandémie, épidémie*, médical*,
      médicale*, traitement*, thérapie, dose*, test*, masque*, contamination*, contaminé*, santé, sanitaire*,
      sommeil, stress, dépression, anxiété, risque*, mortalité, décès, morts, hospitalis*, immunité, grossesse,
      sang, poumon*, coeur, peau, alimentation, nutrition, régime, hôpital, hôpitaux, médecin*, infirmier*,
      infirmière*, chu
    `,
    politics: `
      macron, président*, ministre*, gouvernement*, maire*, vote*, parti, politique*, loi, réforme*, opposition,
      gauche, droite, trump, biden, candidat*, campagne, leader, majorité, édouard philippe, sanctions,
      manifestation*
    `,
    business: `
      entreprise*, société*, groupe, action, actions, marché*, bénéfice*, ventes, milliard*, million*, banque*,
      investissement*, commerce*, usine*, salarié*, emplois, clients, airbus, boeing, carrefour, pétrole, fonds,
      industrie*, secteur*
    `,
    economy: `
      économi*, croissance, budget*, impôt*, dépenses, prix, salaire*, emploi*, exportations, importations,
      dette*, déficit*, crise, relance, bercy, consommation, euro, dollar
    `,
    environment: `
      climatique*, environnement*, émissions, carbone, recyclage, durable*, sécheresse, incendie*, canicule,
      inondation*, forêt*, espèce*, animaux, faune, flore, abeille*, baleine*, plastique*, écosystème*, nature,
      océans, biologique*, climat
    `,
  },
};
