import type { CategoryWords } from '../language.js';

/** Names that are written in Latin letters everywhere; a different meaning in a language is in its own table. */
export const categoryWords: CategoryWords = {
  sure: {
    sports: `
      nba, nfl, nhl, mlb, wnba, ufc, uefa, fifa, fiba, conmebol, concacaf, motogp, nascar, indycar, wta,
      atp tour, formula 1, formula e, premier league, champions league, europa league, conference league,
      bundesliga, la liga, laliga, ligue 1, serie a, eredivisie, us open, australian open, roland garros,
      wimbledon, super bowl, real madrid, fc barcelona, atletico madrid, bayern munich, bayern munchen,
      borussia dortmund, rb leipzig, manchester united, manchester city, tottenham, aston villa, juventus,
      ac milan, inter milan, lionel messi, leo messi, cristiano ronaldo, neymar, mbappe, haaland,
      lamine yamal, jude bellingham, lewandowski, mohamed salah, djokovic, alcaraz, jannik sinner, sabalenka,
      swiatek, verstappen, lewis hamilton, charles leclerc, lando norris, oscar piastri, lebron james,
      stephen curry, mourinho, ancelotti, guardiola, los angeles lakers, golden state warriors, simone biles,
      usain bolt, wrestlemania, ballon d or
    `,
    entertainment: `
      hollywood, bollywood, eurovision, grammy*, oscars, emmys, bafta, golden globe*, coachella, lollapalooza,
      glastonbury, taylor swift, beyonce, rihanna, lady gaga, billie eilish, ariana grande, dua lipa,
      ed sheeran, justin bieber, selena gomez, harry styles, katy perry, miley cyrus, britney spears, shakira,
      bad bunny, blackpink, coldplay, metallica, k pop, kpop, kardashian, brad pitt, angelina jolie,
      leonardo dicaprio, tom cruise, tom hanks, johnny depp, zendaya, margot robbie, quentin tarantino,
      christopher nolan, martin scorsese, steven spielberg, shah rukh khan, star wars, marvel, avengers,
      harry potter, game of thrones, stranger things, squid game, house of the dragon, james bond, spider man,
      got talent, masterchef
    `,
    technology: `
      iphone*, ipad*, macbook*, imac, airpods, apple watch, ios, ipados, macos, app store, apple intelligence,
      android*, google pixel, google play, google maps, google chrome, gmail, samsung galaxy, galaxy s,
      galaxy z, xiaomi, redmi, oneplus, realme, oppo, huawei, motorola, smartphone*, snapdragon, mediatek,
      geforce, radeon, ryzen, nvidia, gpu, gpus, cpu, cpus, ssd, oled, playstation*, ps5, ps4, xbox, nintendo,
      fortnite, minecraft, roblox, call of duty, gta, grand theft auto, pokemon go, cyberpunk 2077,
      steam deck, windows 10, windows 11, linux, ubuntu, github, firefox, malware, ransomware, phishing,
      spyware, bluetooth, wi fi, wifi, usb c, 5g, 6g, chatgpt, gpt 4, gpt 5, openai, deepseek, midjourney,
      google gemini, whatsapp, snapchat, vr headset, metaverse, blockchain, deepfake*, chatbot*,
      esports, esport, e sports, e sport, league of legends, lol worlds, dota 2, dota, counter strike, cs go, cs2, valorant, overwatch, rocket league, starcraft, pubg, mobile legends, rainbow six, faze clan, esl pro league, blast premier, iem katowice, esports world cup
    `,
    science: `
      nasa, spacex, isro, roscosmos, crispr, falcon 9, hubble, james webb, crew dragon, t rex, homo sapiens
    `,
    health: `
      ebola, zika, mpox, hiv, ozempic, wegovy
    `,
    business: `
      nasdaq, dow jones, wall street, s p 500, ftse, nikkei, hang seng, ipo, bitcoin*, ethereum
    `,
  },
  likely: {
    sports: `
      arsenal, liverpool, chelsea, everton, barcelona, juve, messi, ronaldo, grand prix, grand slam, play off,
      playoff*, espn, wwe
    `,
    entertainment: `
      netflix, disney, hbo, instagram, pixar, spotify
    `,
    technology: `
      apple, google, microsoft, facebook, twitter, tiktok, youtube, amazon, samsung, sony, intel, amd, tesla,
      telegram, gpt, robot*, app, apps, iot, usb, vpn
    `,
    science: `
      dna, starship
    `,
    health: `
      covid*, omicron, pfizer, moderna, astrazeneca
    `,
    business: `
      boeing, airbus, volkswagen, toyota, walmart, startup*, tesla, ryanair
    `,
  },
};
