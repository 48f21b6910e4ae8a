import type { CategoryWords } from '../language.js';

export const categoryWords: CategoryWords = {
  sure: {
    sports: `
      nba, nfl, nhl, mlb, wnba, ncaa, ufc, mls, epl, nrl, afl, ipl, bcci, fifa, uefa, conmebol, concacaf, espn,
      lpga, motogp, nascar, indycar, wbc, wba, ibf, t20, odi, odis, f1, f2, wta, psg, lsu, premier league,
      champions league, europa league, conference league, la liga, serie a, bundesliga, ligue 1, eredivisie, fa
      cup, carabao cup, efl, world cup, copa america, gold cup, asia cup, ryder cup, davis cup, stanley cup,
      super bowl, world series, grand prix, formula 1, formula one, formula e, tour de france, giro d, six
      nations, super rugby, rugby, wimbledon, roland garros, australian open, french open, us open, march
      madness, all star game, pga tour, pga championship, test match, wicket*, batsman, batsmen, bowler,
      bowlers, fast bowler, cricketer*, cricket*, footballer*, football, soccer, quarterback*, touchdown*,
      linebacker*, wide receiver*, running back*, tight end, cornerback*, draft pick*, mock draft, first round
      pick, free agency, goalkeeper*, midfielder*, centre back, left back, right back, fullback, scrum half, fly
      half, playoff*, play offs, semifinal*, semi final*, quarterfinal*, quarter final*, olympic*, olympian*,
      paralymp*, medallist*, medalist*, tennis, golf, golfer*, basketball, baseball, softball, lacrosse, hockey,
      volleyball, badminton, handball, netball, boxing, heavyweight, welterweight, mma, wrestlemania, wrestler,
      judo, gymnast*, figure skating, snooker, squash player, marathon runner, sprinter*, hurdler*, cyclist
      wins, peloton, jockey*, horse racing, racecourse, grand national, kentucky derby, transfer window,
      transfer target*, transfer news, transfer rumours, red card, yellow card, penalty shootout, offside,
      goalless, hat trick, clean sheet, home run, innings, knockout stage, grand final, relegation, halftime,
      head coach, assistant coach, ballon d or, gunners, red devils, man united, man utd, man city, manchester
      united, manchester city, tottenham, everton, newcastle united, west ham, aston villa, leicester city,
      leeds united, wolves boss, crystal palace, brighton boss, sheffield united, nottingham forest, celtic fc,
      real madrid, barca, fc barcelona, atletico madrid, juventus, juve, inter milan, ac milan, bayern munich,
      borussia dortmund, lakers, celtics, knicks, cavaliers, clippers, 76ers, packers, steelers, 49ers,
      buccaneers, bengals, seahawks, bucs, yankees, red sox, dodgers, mets, astros, white sox, phillies, padres,
      maple leafs, canadiens, penguins goalie, all blacks, wallabies, springboks, socceroos, matildas, messi,
      cristiano ronaldo, ronaldo, neymar, mbappe, haaland, mohamed salah, federer, nadal, djokovic, alcaraz,
      serena williams, lebron, michael jordan, kobe bryant, stephen curry, tom brady, aaron rodgers, mahomes,
      kohli, dhoni, tendulkar, rohit sharma, lewis hamilton, verstappen, tiger woods, mourinho, guardiola,
      klopp, arteta, solskjaer, simone biles, usain bolt, tyson fury, anthony joshua, mike tyson, mcgregor, the
      ashes
    `,
    entertainment: `
      movie*, box office, actor, actors, actress*, hollywood, bollywood, tollywood, kollywood, filmmaker*, film
      festival, film director, screenwriter*, sitcom, reality tv, reality show, reality star, tv show*, tv
      series, tv star, tv presenter, soap opera, soap star, season finale, series finale, singer*, songwriter*,
      rapper*, hip hop, debut album, new album, studio album, new song, new single, music video, concert,
      concerts, music festival, glastonbury, coachella, lollapalooza, grammy*, oscars, academy award*, emmy*,
      golden globe*, eurovision, bafta*, brit awards, mtv, vma*, cannes film, sundance, red carpet, celebrity,
      celebrities, celebs, showbiz, kardashian*, kylie jenner, kendall jenner, kris jenner, taylor swift,
      beyonce, rihanna, kanye, lady gaga, ariana grande, justin bieber, selena gomez, billie eilish, ed sheeran,
      harry styles, katy perry, miley cyrus, dua lipa, madonna, britney, jennifer aniston, jennifer lopez, brad
      pitt, angelina jolie, leonardo dicaprio, tom cruise, tom hanks, johnny depp, margot robbie, zendaya, shah
      rukh khan, salman khan, deepika, ranbir kapoor, priyanka chopra, bts, blackpink, k pop, kpop, marvel
      cinematic, mcu, avengers, star wars, mandalorian, harry potter, game of thrones, stranger things, doctor
      who, spider man, james bond, dc comics, justice league, love island, bachelorette, strictly come dancing,
      dancing with the stars, eastenders, coronation street, emmerdale, hollyoaks, neighbours star, home and
      away, bigg boss, masterchef, x factor, got talent, american idol, snl, saturday night live, tonight show,
      married at first sight, mafs, real housewives, teen mom, grey s anatomy, the walking dead, comic con,
      broadway, west end show, stand up comedian, comedian, comedians, sitcoms, rom com, biopic, blockbuster*,
      guitarist, drummer, bassist, frontman, boy band, girl band, pop star, popstar*, rock band, youtuber*,
      influencer*, biography film, supermodel, fashion week, anime series, soundtrack, teaser trailer, official
      trailer
    `,
    technology: `
      iphone*, ipad*, macbook*, imac, airpods, apple watch, ios, ipados, macos, app store, android, pixel 4a,
      google pixel, google play, google maps, google search, gmail, samsung galaxy, galaxy s, galaxy note,
      galaxy fold, xiaomi, redmi, oneplus, realme, oppo, huawei, nokia, motorola, smartphone*, smartwatch*,
      smart speaker*, smart tv, laptop*, tablet pc, chromebook*, chipset, snapdragon, mediatek, geforce, radeon,
      ryzen, nvidia, gpu, gpus, cpu, cpus, semiconductor*, playstation, ps5, ps4, xbox, nintendo, video game*,
      videogame*, gamers, fortnite, minecraft, call of duty, grand theft auto, gta, pokemon go, animal crossing,
      zelda, final fantasy, assassin s creed, cyberpunk 2077, steam deck, unreal engine,       windows 10, windows 11, microsoft teams, microsoft edge, linux, ubuntu, open source, github, javascript,
      google chrome, firefox, web browser, malware, ransomware, phishing, spyware, hackers, zero day, data
      breach, security flaw*, vulnerabilities, cybersecurity, cyber security, cyberattack*, cybercriminal*,
      software, firmware, operating system*, 5g, wi fi, wifi, bluetooth, usb c, chatgpt, openai, chatbot*,
      artificial intelligence, machine learning, generative ai, ai model*, ai tool*, deepfake*, whatsapp,
      snapchat, virtual reality, vr headset, augmented reality, oculus, alexa, google assistant, siri, cloud
      computing, data center*, blockchain, metaverse, foldable, megapixel, oled, wearables, touchscreen, self
      driving, autonomous vehicle*, web developer*, silicon valley,
      valorant, esports
    `,
    science: `
      nasa, spacex, isro, roscosmos, esa, astronaut*, cosmonaut*, astronom*, astrophysic*, asteroid*, comet,
      comets, galaxies, exoplanet*, black hole*, milky way, telescope*, hubble, space station, solar system,
      supermoon, pink moon, blood moon, lunar eclipse, solar eclipse, total eclipse, falcon 9, crew dragon, mars
      rover, perseverance rover, curiosity rover, moon landing, spacewalk*, spacecraft, space telescope,
      starliner, big bang, gravitational wave*, dark matter, dark energy, antimatter, neutrino*, higgs, large
      hadron, cern, particle physics, quantum physics, quantum mechanics, physicist*, physics, chemists,
      biologist*, geologist*, dinosaur*, fossil*, paleontolog*, palaeontolog*, archaeolog*, archeolog*,
      neanderthal*, tyrannosaur*, t rex, homo sapiens, early humans, genome*, crispr, gene editing, microbe*,
      microbiome, neuroscien*, scientific, entomolog*, super earth, solar storm, solar flare, ozone hole,
      tectonic, magnetic field, northern lights, aurora borealis, starlink satellites, supernova*, nebula,
      neutron star*, meteor, meteors, meteorite*, meteor shower*
    `,
    health: `
      vaccine*, vaccinat*, immunis*, immuniz*, cancer*, chemotherapy, tumour*, tumor*, diabet*, dementia,
      alzheimer*, parkinson s, obesity, obese, heart disease, heart attack*, blood pressure, hypertension,
      cholesterol, asthma, arthritis, autism, adhd, influenza, flu shot, flu season, measles, malaria,
      tuberculosis, hiv, ebola, mpox, monkeypox, polio, hepatitis, dengue, cholera, zika, nhs, cdc, clinical
      trial*, hydroxychloroquine, chloroquine, remdesivir, mental health, vitamin*, antibod*, antibiotic*,
      antiviral*, immune system, surgeon*, gp surgery, icu, ventilator*, public health, health officials, health
      experts, health care workers, healthcare workers, menopause, ivf, opioid*, paracetamol, ibuprofen,
      statin*, insulin, ozempic, blood clot*, blood test, side effects, epidemiolog*, virolog*, cardiolog*, gut
      health, intensive care, asymptomatic, infectious disease*, covid patients, coronavirus patients,
      coronavirus symptom*, covid 19 symptom*, covid symptom*, epidemic, inflammatory syndrome, kawasaki,
      medical journal, the lancet
    `,
    politics: `
      election, elections, electoral, by election, presidential candidate*, presidential race, parliament*,
      senate, senator*, congressman, congresswoman, house of representatives, lawmaker*, mps, white house, oval
      office, tory, tories, lib dem*, labour leader, labour party, keir starmer, boris johnson, rishi sunak,
      nicola sturgeon, snp, brexit, democrats, republicans, gop, nancy pelosi, mitch mcconnell, joe biden,
      kamala harris, referendum, impeach*, ballot*, voters, midterm*, prime minister s questions, pmqs, cabinet
      reshuffle, opposition leader, coalition government, lok sabha, rajya sabha, bjp, knesset, bundestag, duma,
      state of the union, campaign trail, primaries, caucus*, gerrymander*, filibuster, attorney general,
      supreme court justice, foreign minister*, diplomat*
    `,
    business: `
      shareholder*, stock market*, stock exchange, stocks, wall street, dow jones, nasdaq, s p 500, ftse,
      sensex, nifty, nikkei, hang seng, ipo, merger*, acquires, takeover bid, quarterly profit*, quarterly
      results, annual profit*, pre tax profit*, net profit, profit warning, earnings report, earnings call, q1
      results, q2 results, q3 results, q4 results, dividend*, hedge fund*, private equity, venture capital,
      bankruptcy, chapter 11, job cuts, layoffs, supply chain*, retailer*, supermarket chain, startup raises,
      mutual fund*, market cap, brent crude, oil prices, gold prices, crude oil, bitcoin, cryptocurrenc*,
      investors, airline stocks, mortgage*, insurer*, automaker*, chief executive officer
    `,
    economy: `
      gdp, inflation, recession, interest rate*, rate hike, rate cut, central bank*, federal reserve, ecb, bank
      of england, bank of japan, unemployment, jobless claims, economy, economies, economic growth, economic
      recovery, economic crisis, economic outlook, trade deficit, trade war, tariffs, imf, international
      monetary fund, world bank, stimulus package, budget deficit, consumer prices, consumer spending, cost of
      living, economist*, fiscal policy, monetary policy, payrolls, national debt, public debt, labour market,
      labor market
    `,
    environment: `
      climate change, climate crisis, climate action, climate summit, climate talks, global warming, carbon
      emissions, co2 emissions, carbon footprint, carbon dioxide, greenhouse gas*, renewable energy, solar
      power, wind farm*, wildlife, biodiversity, deforestation, endangered species, conservationist*, air
      pollution, plastic pollution, plastic waste, microplastic*, coral reef*, coral bleaching, great barrier
      reef, glacier*, ice sheet*, fossil fuel*, net zero, carbon neutral, rainforest*, reforestation, rewilding,
      ecosystem*, greta thunberg, extinction rebellion, oil spill*, sea level*, arctic ice, poaching,
      environmentalist*, environmental protection
    `,
  },
  likely: {
    sports: `
      match, matches, coach, coaches, coaching, league, club, clubs, season, squad, tournament*, champion,
      champions, championship*, team, teams, teammate*, stadium, fixture*, player*, goals, cup, athlete*,
      captain, transfer*, race, sprint, medal*, derby, racing, trophy, striker*, winger, defender*, footy, kick
      off, unbeaten, knockout, pitcher*, rookie*, draft, roster, loan, signing, title, boxer*, ace, liverpool,
      chelsea, barcelona, dortmund, bayern, warriors, bulls, patriots, cowboys, chiefs, ravens, dolphins,
      eagles, bears, broncos, raiders, giants, cubs, braves, rangers, celtic, wwe, sporting, sportswoman,
      sportsman, sport, skipper, referee*, umpire*, podium, pole position, paddock, rider*, arsenal, spurs,
      nuggets, raptors, spinner, lineup*
    `,
    entertainment: `
      film, films, song*, album*, music, musician*, band, tour, trailer*, netflix, disney, hbo, hulu, amazon
      prime, starring, stars, star, episode*, season, series, sequel, prequel, reboot, remake, cast, casting,
      costar, co star, drama, comedy, fans, premiere*, director, show, festival, instagram, bikini, girlfriend,
      boyfriend, dating, engaged, wedding, romance, divorce, ex wife, ex husband, husband, glamorous, stuns,
      gushes, meghan, meghan markle, prince harry, kate middleton, theatre, artist*, tv, viewers, presenter,
      host, hosts, lyrics, fashion, batman, superman, marvel, paparazzi, kapoor, villain, documentary,
      rehearsal*, podcast, novel, author, billboard
    `,
    technology: `
      apple, google, microsoft, facebook, meta, twitter, tiktok, youtube, amazon, samsung, sony, intel, amd,
      tesla, zoom, app, apps, update, beta, user*, feature*, device*, gadget*, camera, battery, charger,
      charging, launch*, specs, specifications, price, phone*, mobile, tech, online, internet, web, website,
      digital, data, privacy, encrypt*, server*, console, game, games, gaming, gameplay, dlc, headset,
      headphone*, earbuds, speaker, processor, chip, chips, storage, ssd, ram, display, screen, robot*, ai,
      algorithm*, code, developer*, patch, bug, bugs, leak*, rumor*, download, streaming, keyboard, monitor,
      router, broadband, usb, wireless, hack*, cyber*, password*, account*, tool, windows
    `,
    science: `
      scientist*, researcher*, study, research, discover*, space, planet*, moon, mars, jupiter, saturn, neptune,
      venus, orbit*, satellite*, rocket*, launch, star, stars, sun, solar, earth, universe, galaxy, cosmic,
      ancient, prehistoric, species, evolution*, bacteria, dna, gene, genes, genetic*, brain*, quantum,
      particle*, atom*, molecul*, laborator*, experiment*, million year old, years ago, extinct*, skeleton,
      skull, ocean, volcan*, skywatch*, sky, crew, mission, shower, meteorite, biolog*, chemical, evidence,
      theory, mystery, reveals
    `,
    health: `
      hospital*, patient*, doctor*, nurse*, disease*, infection*, infected, virus, coronavirus, covid, pandemic,
      outbreak, flu, medical, medicine*, drug*, treatment*, therapy, surgery, symptom*, diagnos*, syndrome,
      clinic*, health, healthy, unhealthy, diet*, nutrition*, sleep, stroke, depression, anxiety, stress, pill*,
      dose*, fda, trial, testing, tests, swab*, mask*, ppe, transmission, spread, quarantine, risk, mortality,
      death toll, new cases, confirmed cases, immune, immunity, pregnan*, miscarriage, weight loss, overdose*,
      eating disorder*, blood, lung*, heart, kidney*, liver, skin, babies, exercise, fitness, workout, care
      homes, nursing home*
    `,
    politics: `
      president, prime minister, minister*, government, governor*, mayor, trump, biden, obama, congress,
      campaign, vote*, voting, poll, polls, party, policy, bill, law, democrat*, republican*, conservative*,
      liberal*, labour, opposition, political, politician*, cabinet, coalition, secretary, administration,
      candidate*, nominee, debate, sanctions, chancellor, leader, rally, downing street, westminster, capitol,
      supreme court, legislation, protest*
    `,
    business: `
      company, companies, firm, shares, share price, stock, market, markets, profit*, revenue*, sales, earnings,
      ceo, chief executive, deal, billion, million, bank, banks, banking, investor*, investment*, startup*,
      retail, stores, airline*, industry, business*, customers, brand, brands, factory, trade, fund, funding,
      loan*, debt, valuation, acquisition, quarter, quarterly, store, boeing, airbus, walmart, tesla, workers,
      jobs
    `,
    economy: `
      economic, fiscal, growth, budget, tax, taxes, spending, wages, prices, jobs, trade, exports, imports, fed,
      rbi, treasury, stimulus, bailout, debt, deficit, slump, output, manufacturing, finance minister, currency,
      dollar, rupee
    `,
    environment: `
      climate, emission*, carbon, pollution, environmental*, conservation, renewable*, recycling, sustainab*,
      drought, wildfire*, heatwave*, heat wave, flood*, forest*, ocean*, species, habitat*, endangered,
      extinction, ecological, arctic, antarctic*, whale*, bees, animals, plastic*, solar, green energy, toxic
    `,
  },
};
