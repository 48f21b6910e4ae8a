import type { CategoryWords } from '../language.js';

export const categoryWords: CategoryWords = {
  sure: {
    sports: `
      calcio, calciatore*, calciator*, calciomercato, serie a, serie b, champions league, europa league,
      conference league, coppa italia, supercoppa, premier league, bundesliga, liga, nba, nfl, ufc, fifa, uefa,
      figc, coni, cio, formula 1, f1, motogp, gran premio, giro d italia, tour de france, ciclis*, tennis,
      tennista*, basket, pallavolo, volley, rugby, nuoto, nuotator*, atletica, scherma, pugile, pugilato, sci
      alpino, olimpiadi, olimpic*, paralimpic*, wimbledon, roland garros, us open, australian open, attaccante*,
      centrocampista*, difensore centrale, portiere della, terzino, bomber, rigore, cartellino rosso,
      semifinale*, quarti di finale, ottavi di finale, commissario tecnico, juventus, juve, inter, milan, napoli
      calcio, as roma, lazio calcio, atalanta, fiorentina, torino fc, sampdoria, genoa, real madrid, barcellona,
      bayern, manchester, psg, messi, cristiano ronaldo, ibrahimovic, lukaku, dybala, osimhen, mbappé, mancini,
      mourinho, gattuso, sinner, berrettini, djokovic, nadal, federer, valentino rossi, bagnaia, leclerc, sainz,
      hamilton, verstappen
    `,
    entertainment: `
      film, attore*, attori, attrice*, regista*, cinema, hollywood, oscar, david di donatello, mostra del
      cinema, festival di cannes, sanremo, eurovision, cantante*, cantautore*, rapper, concerto*, concerti,
      nuovo album, nuovo singolo, fiction, grande fratello, isola dei famosi, uomini e donne, temptation island,
      amici di maria, x factor, ballando con le stelle, maria de filippi, barbara d urso, mediaset, vip, gossip,
      conduttrice*, conduttore*, influencer, chiara ferragni, fedez, maneskin, måneskin, laura pausini, vasco
      rossi, belen rodriguez, belen, soap, serie tv, teatro, taylor swift, lady gaga, madonna, beyoncé, angelina
      jolie, brad pitt, star wars, marvel, harry potter, casa di carta, trono di spade
    `,
    technology: `
      iphone*, ipad*, macbook*, airpods, apple watch, ios, macos, android, samsung galaxy, xiaomi, redmi,
      oneplus, realme, huawei, smartphone*, smartwatch*, notebook, portatile, tablet, processore, processori,
      scheda grafica, schede video, nvidia, geforce, ryzen, snapdragon, semiconduttori, playstation, ps5, ps4,
      xbox, nintendo, videogioc*, videogame*, gamer, fortnite, minecraft, call of duty, gta, windows 10, windows
      11, linux, software, sistema operativo, malware, ransomware, phishing, hacker, attacco informatico,
      cybersecurity, sicurezza informatica, 5g, wi fi, wifi, bluetooth, fibra ottica, whatsapp, telegram,
      tiktok, chatgpt, openai, chatbot, intelligenza artificiale, deepfake, realtà virtuale, realtà aumentata,
      blockchain, app immuni,
      sport elettronici, esport, esports, e sports
    `,
    science: `
      nasa, esa, spacex, asi, astronaut*, samantha cristoforetti, parmitano, astronom*, astrofisic*, asteroid*,
      cometa, comete, meteorit*, esopianet*, buco nero, buchi neri, via lattea, galassie, telescopio, hubble,
      stazione spaziale, sistema solare, superluna, eclissi, sonda spaziale, materia oscura, onde
      gravitazionali, fisica quantistica, fisici, cern, biolog*, geolog*, paleontolog*, dinosaur*, fossile,
      fossili, archeolog*, neanderthal, genoma, crispr, neuroscienz*, scienziat*, cnr, big bang, stelle cadenti,
      tempesta solare
    `,
    health: `
      vaccin*, cancro, tumore, tumori, chemioterapia, diabete, demenza, alzheimer, parkinson, obesità, infarto,
      ictus, ipertensione, colesterolo, asma, allergi*, influenza, morbillo, malaria, dengue, tubercolosi, hiv,
      ebola, epatite, oms, sperimentazione clinica, idrossiclorochina, salute mentale, salute pubblica,
      vitamina*, anticorpi, antibiotic*, sistema immunitario, chirurg*, terapia intensiva, rianimazione,
      epidemiolog*, virolog*, immunolog*, burioni, farmaco, farmaci, farmacie, sintomi, effetti collaterali, iss
      istituto superiore, ministero della salute, nuovi contagi, tampone, tamponi, aifa
    `,
    politics: `
      elezion*, elettoral*, camera dei deputati, deputat*, senato, senator*, parlamento, mozione di sfiducia,
      palazzo chigi, quirinale, mattarella, giorgia meloni, meloni, salvini, di maio, renzi, zingaretti,
      schlein, berlusconi, lega, pd, m5s, fratelli d italia, forza italia, italia viva, movimento 5 stelle,
      maggioranza di governo, centrodestra, centrosinistra, referendum, casa bianca, joe biden
    `,
    business: `
      ftse mib, piazza affari, wall street, borsa, borse, azionisti, dividendo, utile netto, trimestrale,
      ricavi, fatturato, opa, fusione, fallimento, licenziamenti, cassa integrazione, startup, investitori,
      bitcoin, criptovalut*, prezzo del petrolio, brent, unicredit, intesa sanpaolo, eni, enel, stellantis, fca,
      alitalia
    `,
    economy: `
      pil, inflazione, recessione, tassi di interesse, banca centrale, bce, federal reserve, disoccupazione,
      crescita economica, crisi economica, debito pubblico, deficit, fmi, banca mondiale, bankitalia, istat,
      economista*, spread, legge di bilancio, recovery fund, mes, dazi, pnrr
    `,
    environment: `
      cambiamento climatico, cambiamenti climatici, riscaldamento globale, crisi climatica, gas serra, emissioni
      di co2, energie rinnovabili, energia solare, eolico, biodiversità, deforestazione, specie a rischio,
      rischio estinzione, inquinamento, microplastiche, ghiacciai*, ghiacciaio, combustibili fossili,
      ambientalist*, fauna selvatica, ecosistem*, greta thunberg
    `,
  },
  likely: {
    sports: `
      partita, partite, club, giocator*, stagione, squadra, squadre, campionato, gol, coppa, torneo, campione,
      campioni, campionessa, titolo, vittoria, sconfitta, stadio, medaglia, medaglie, record, gara, gare,
      pilota, piloti, sport*, nazionale, mondiali, europei, finale, tifosi, contratto, allenatore, mister,
      allenamento
    `,
    entertainment: `
      serie, album, canzone, canzoni, musica, musicist*, band, tour, trailer, netflix, disney, televisione, tv,
      programma, artista, palco, festival, fidanzat*, nozze, matrimonio, divorzio, incinta, instagram, libro,
      romanzo, scrittor*, mostra, museo, cultura, episodio, fan, puntata, ospite, showgirl
    `,
    technology: `
      apple, google, microsoft, facebook, meta, twitter, youtube, amazon, samsung, sony, intel, amd, tesla, app,
      aggiornamento, utenti, funzione, funzioni, dispositiv*, batteria, fotocamera, schermo, display, prezzo,
      digital*, internet, web, dati, server, console, gioco, giochi, robot, ia, algoritm*, sviluppator*,
      download, streaming, tecnologia, tecnologie, tecnologic*
    `,
    science: `
      ricercator*, studio, ricerca, scopert*, spazio, spaziale, pianeta, pianeti, luna, marte, giove, saturno,
      venere, orbita, satellite, satelliti, razzo, lancio, stelle, sole, solare, terra, universo, cosmic*,
      specie, evoluzione, batteri, dna, geni, genetic*, cervello, quantistic*, particelle, molecol*,
      laboratorio, esperimento, milioni di anni, scheletro, cranio, vulcano, missione, scienza
    `,
    health: `
      salute, malattia, malattie, infezion*, contagi*, virus, coronavirus, covid, pandemia, epidemia, focolaio,
      cure, cura, terapia, dose, dosi, test, mascherin*, decessi, vittime, rischio, dieta, alimentazione, sonno,
      stress, ansia, depressione, sangue, polmon*, cuore, pelle, gravidanza, quarantena, sanità, sanitari*,
      ospedale, ospedali, medico, medici, infermier*, pazienti
    `,
    politics: `
      presidente, premier, ministro, ministra, governo, sindaco, governatore, trump, biden, conte, draghi,
      campagna, voto, partito, legge, riforma, opposizione, politic*, candidat*, coalizione, sanzioni, decreto,
      dpcm
    `,
    business: `
      azienda, aziende, società, mercato, mercati, utili, vendite, miliardi, milioni, banca, banche,
      investiment*, industria, clienti, fabbrica, commercio, settore, imprese, petrolio, lavoratori, gruppo
    `,
    economy: `
      economia, economic*, crescita, bilancio, tasse, spesa, prezzi, salari, export, import, debito, crisi,
      consumi, euro, fisco, manovra
    `,
    environment: `
      clima, climatic*, emissioni, carbonio, ambiental*, ambiente, riciclo, sostenib*, siccità, incendi*, ondata
      di caldo, alluvion*, foreste, boschi, animali, balen*, api, plastica, oceani, ecologic*
    `,
  },
};
