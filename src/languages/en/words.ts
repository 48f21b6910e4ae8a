import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    a an the this that these those and or but if then than so as of at by for from in into on onto to
    with about after against among around before behind below between during over per since through
    toward towards under until up upon via while i me my you your he him his she her hers it its we our
    ours they them their theirs who whom whose which what when where why how is are was were be been
    being am do does did doing has have had having could would should shall might must there here also
    just only both each every some any such own same other more most very too out off down again once
    because
  `,
  negations: `
    not no never none nothing nobody neither nor without cannot cant dont doesnt didnt isnt arent wasnt
    werent wont wouldnt couldnt shouldnt hasnt havent hadnt
  `,
  names: 'US IT WHO',
  questionFrames: [
    { openings: 'why, how come', answered: 'why how reason reasons explained explainer because' },
    { openings: 'since when, until when, by when, from when' },
    { openings: 'how long', weak: 'last lasts take takes stay stays' },
    { openings: 'how much', weak: 'cost costs price worth' },
    { openings: 'how many', weak: 'people' },
    { openings: 'how old, how often, how far, how soon, how fast, how big, how bad, how come' },
    { openings: 'what time, what day, what date, what year, which day', weak: 'start starts begin begins' },
    {
      openings:
        'what kind of, what sort of, what type of, what happened to, what happens to, what happens if',
    },
    { openings: 'what does, what do, what is', empty: 'mean' },
    {
      openings:
        'when will, where will, how will, who will, what will, why will, when can, where can, how can',
    },
    {
      openings:
        'who can, what can, why can, can i, can you, can we, can they, can the, can a, can it, can my',
    },
    { openings: 'will there, will the, will it, will we, will i, will my' },
    {
      openings: 'who, what, when, where, why, how, is, are, was, were, do, does, did, should',
      empty: 'get gets got',
    },
    { openings: 'can i, can you, can we, can they, can the, can a, can it, can my', empty: 'get gets' },
    { openings: 'can', empty: 'get gets', isUnsure: true },
    { openings: 'is there, are there, is it possible to, is it true that' },
    { openings: 'when, what time', weak: 'happen happens happening' },
    { openings: 'does, do', weak: 'work works' },
  ],
  titles: {
    questions: 'why how whether',
    and: 'and',
    antonyms:
      'before:after from/since:to/until/till up:down in:out over:under more:less/fewer on:off above:below he/his/him/himself:she/her/hers/herself all/every:some',
    qualifiers:
      'first second third fourth fifth another against women women’s female girls former/ex deputy vice acting north south east west northern southern eastern western youth junior jr fake false alleged should practice everything end/ends/ended stop/stops/stopped halt/halts/halted',
    synonyms:
      'mahindra/mm buys/acquires buy/acquire bought/acquired freed/released dies/died/dead quits/resigns quit/resign police/cops children/kids jailed/imprisoned vows/pledges/promises begins/starts begin/start began/started cuts/slashes investigation/probe/inquiry slams/blasts/criticizes/criticises raises/hikes film/movie films/movies chief/boss/chair stocks/shares approves/okays covid/coronavirus firm/company firms/companies deal/agreement deals/agreements discovers/detects discover/detect discovered/detected closest/nearest pact/treaty',
    reporting:
      'least percent pct says said say report reports source sources officials official statement study studies research researchers scientists experts astronomers survey poll insists according claims suggest suggests latest will did mr mrs ms dr',
  },
  roles: { locative: 'in at near', opponent: 'against', agent: 'by' },
  labels: {
    routine: `
      horoscope*, zodiac, astrolog*, tarot, lotto, lottery results, lottery numbers, winning numbers,
      powerball numbers, euromillions, mega millions numbers, thunderball, set for life results, best deal*,
      top deal*, deals on, deal of the day, deals of the day, early deals, amazon deal*, prime day,
      black friday deal*, cyber monday, memorial day sale*, boxing day sale*, price cut on, price cut amazon,
      price cut discount, price cut cheaper, price cut lowest, price drop*, price slash*, massive price cut,
      gets price cut, price cut, lowest price, lowest ever price, cheapest price, all time low price,
      save $ #, save £ #, save € #, save up to, # off, discount code*, promo code*, coupon*, voucher code*,
      on sale for, on sale now, bargain*, gift guide*, gift idea*, best gifts, gifts for, stocking fillers,
      stocking stuffers, last minute gifts, walkthrough*, location guide, locations guide, boss guide,
      beginner s guide, quest guide, puzzle guide, puzzle solution*, all locations, all locations in,
      how to find all, how to get all, how to beat, how to unlock, how to defeat, how to solve,
      where to find, best build*, tier list, cheats, cheat codes, tips and tricks, redeem codes, wordle,
      quordle, connections hint*, connections answer*, strands hint*, spelling bee answer*, today s hints,
      hints and answer*, hint* answer*, crossword, sudoku, quiz of the, what s on, what to watch,
      how to watch, where to watch, tv guide, tv tonight, tv listings, streaming this week, best shows,
      best movies, best films, new on netflix, coming to netflix, things to do, events this weekend,
      tv channel, kick off time, live stream free, free live stream, new cases, new covid 19 cases,
      new coronavirus cases, more cases, daily cases, active cases, more coronavirus deaths,
      covid 19 update #, case count*, weather forecast, forecast for today, gold price*, gold rate*,
      silver price*, petrol diesel price* today, fuel price* today, gas prices today, price today,
      rate today, rates today, opening hours, opening times, what s open, bin collection*, train times,
      traffic update*, recipes, release date time, release time, how to pre order, where to preorder,
      morning briefing, evening briefing, news in brief, front pages, newspaper headlines,
      what the papers say, letters to the editor, photos of the day, word of the day, this day in history,
      on this day, obituaries, obituary notices, recipe for, # covid 19 cases, # coronavirus cases,
      # covid cases, father s day gift*, mother s day gift*, valentine s day gift*, christmas gift*,
      all collectibles, collectibles guide, map guide, solution guide, record low price,
      save # on, weekend deals, laptop deals, tv deals, phone deals, cheap deals, deal alert,
      valentine s gift*, presents for, present ideas, raid guide, event guide, best counters,
      how to complete, things to watch, to watch this weekend, to watch tonight, on tv this week,
      new infections, covid 19 deaths reported, results and winning, jackpot results, draw results,
      today s answer, answers for today, daily puzzle, quiz question*, trivia question*, knowledge quiz,
      pub quiz
    `,
    words: `
      watch picture pictures listen explainer explained analysis opinion editorial comment column review
      report reports just in now must see read developing latest wrap recap highlights sponsored subscriber
      subscribers only free as it happened corrected correction fact check w with this the footage images
      image slideshow story full spoiler spoilers interactive map maps poll roundup round-up round up profile
      feature longread investigation first look special revealed ver minute by film
    `,
    commonWords: `
      news report reports now see must developing wrap check story free special revealed film minute map maps
      poll feature round investigation online alert premium
    `,
    publisher: `
      news newspaper newspapers times post herald tribune gazette journal chronicle telegraph mail express
      mirror standard observer guardian bulletin courier examiner inquirer enquirer register sentinel
      advertiser argus star globe advocate witness recorder review voice dispatch magazine media press radio
      tv television broadcasting online daily weekly monthly today insider reporter network wire newswire
      agency digest com net org
    `,
  },
  placeholderTitles: `
    subscribe to read, subscribe to read more, subscribe to continue, subscribe to continue reading, subscribe now,
    subscribers only, subscriber only, subscriber exclusive, this article is for subscribers only, for subscribers only,
    sign in, sign up, log in, login, log in to continue, sign in to continue, sign in to continue reading, please log in,
    register, register to continue, register to read, create an account, account suspended,
    access denied, access to this page has been denied, access forbidden, forbidden, 403 forbidden, error 403, 403,
    403 error, 404, 404 not found, error 404, 404 error, 404 page not found, page not found, not found, page not found 404,
    the page you requested was not found, page does not exist, this page doesn t exist, this page could not be found,
    page unavailable, page not available, this page is not available, this page is unavailable, content not available,
    content unavailable, this content is not available, this content is no longer available, this content isn t available,
    article not found, article unavailable, story not found, video unavailable, video not available, private video,
    deleted video, 410 gone, 451 unavailable for legal reasons, unavailable for legal reasons,
    this site is not available in your region, not available in your region, 500 internal server error,
    internal server error, server error, error, an error occurred, an error has occurred, something went wrong,
    oops something went wrong, bad request, 400 bad request, bad gateway, 502 bad gateway, 503 service unavailable,
    service unavailable, service temporarily unavailable, gateway timeout, 504 gateway timeout, gateway time out,
    429 too many requests, too many requests, request blocked, the request could not be satisfied, invalid url,
    connection timed out, website is currently unavailable, site under maintenance, under maintenance, maintenance mode,
    site maintenance, under construction, account has been suspended, this account has been suspended,
    just a moment, one moment please, please wait, please wait while we verify your browser, checking your browser,
    checking your browser before accessing, attention required, attention required cloudflare, are you a robot,
    are you human, are you a human, verify you are human, verify you are a human, please verify you are a human,
    please verify you are human, human verification, robot check, bot verification, security check, captcha,
    pardon our interruption, ddos protection by cloudflare, enable javascript, please enable javascript,
    enable javascript and cookies to continue, please enable cookies, javascript is disabled, you have been blocked,
    sorry you have been blocked, before you continue, we value your privacy, we care about your privacy, your privacy choices,
    privacy settings, cookie settings, cookie consent, cookie policy, cookies policy, manage consent,
    privacy policy, terms of use, terms of service, terms and conditions, contact us, about us, advertise with us,
    removed, deleted, article removed, removed article, removed by author, article deleted, content removed, post deleted,
    story removed, this article has been removed, this article has been deleted, this post has been removed,
    this content has been removed, this story has been removed, unpublished,
    untitled, untitled document, untitled article, untitled post, untitled page, no title, title, headline, headline here,
    new post, new page, draft, auto draft, default title, placeholder, null, undefined, nan, none,
    test, tests, testing, test 1, test 123, test test, test test test, test post, test article, test story, test page,
    this is a test, this is a test post, this is only a test, test please ignore, please ignore, test do not publish,
    ignore this post, do not publish, hello world, sample page, lorem ipsum, lorem ipsum dolor sit amet,
    home, homepage, home page, front page, index, default, welcome, redirecting, redirect, redirecting to, loading, read more,
    continue reading, click here, more, archive, archives, search, search results, sitemap, newsletter, newsletters,
    rss, rss feed, tag, tags, category, categories, coming soon, back soon, domain for sale, this domain is for sale,
    news, latest, latest news, the latest, latest updates, latest headlines, breaking, breaking news, top news, top stories,
    headlines, today s headlines, live, live updates, live update, live blog, liveblog, live news, live coverage, live stream,
    watch live, news live, breaking news live, updates, update, video, videos, photos, photo gallery, gallery, podcast
  `,
  pages: {
    untitled:
      'untitled, no title, no subject, untitled document, untitled post, untitled page, new document, new post, new page, new article, new entry',
    credits:
      'Photo, Photos, Image, Picture, Video, Photo credit, Image credit, Photo courtesy, Photo by, Tags',
    byline: 'by',
    editions:
      'sport sports business politics tech technology finance money world health science entertainment culture local weather blog blogs edition english india usa us canada australia',
    removed: 'removed deleted withdrawn',
    removable: 'article story post video content',
    post: 'The post, The article',
    appearedOn:
      'first appeared on, first appeared at, first appeared in, appeared first on, appeared first at, appeared first in, first published on, first published at, first published in, appeared on, appeared at, appeared in',
    calls:
      'Read the rest of this, Read in app, Follow live updates, Follow our live, Follow live, Follow us, Follow along, Follow for more, Like us on, Like and subscribe, Subscribe to our, Subscribe to the, Subscribe here, Subscribe now, Subscribe for, Subscribe today, Sign up for our, Sign up here, Sign up to our, Sign up now, Click here, Download our app, Download the app, Join our, Join us on, Watch live here, Watch more, See more, Learn more, Find out more, More on this story, Get the latest, Get our, Support our, Become a member, Listen to the podcast, Tap here, For more information visit, Visit our website, Thanks for reading, Thank you for reading, Support us on, Share on Facebook, Reply via email, Reply by email, Comment on this post, Filed under:, Originally published on, Originally published at, Originally posted at, Originally appeared on, This article originally appeared, This article was originally published, This story originally appeared, This story was originally published, This post originally appeared, This post was originally published',
    readOn:
      'Continue reading, Read more, Read full topic, Read the full story, Read the full article, Read full story, Read full article, Keep reading, View the full post, View the full article, View the entire post, View the entire article, View full post, View full article, View entire post, View entire article, Full story',
    preamble:
      'Advertisement, View in browser, View in your browser, View it in your browser, View this email in your browser, View this newsletter in your browser',
    notes:
      'Reading time, Estimated reading time, Listen to this article, Listen to article, Posted on, Posted, Published on, Published, Last updated, Last updated on, Updated, Updated on, All rights reserved',
    links:
      'Full article, More, Click to read more, Read online, Read on Substack, Listen to the full episode, Tweet, Share, Discuss, Sponsored',
    besidePublisher: 'the a of magazine newspaper',
    besideSite: 'the mobile home homepage official site app latest breaking today daily',
    partOfPlace:
      'north, south, east, west, central, new, old, upper, lower, greater, northern, southern, eastern, western, inner, outer, the, republic of, state of, city of',
  },
  places: {
    abbreviations: 'saint:st mount:mt fort:ft',
    behind:
      'county co united rovers knight super capitals wanderers albion athletic hotspur city knights broncos jets roar heat scorchers glory lions tigers bombers storm celtics bruins patriots red cowboys mavericks stars bulls bears cubs blackhawks sox lakers clippers dodgers rams chargers giants mets yankees knicks nets islanders rangers phillies eagles flyers sixers pistons wings pirates steelers penguins twins vikings timberwolves wild blazers trail timbers thorns bills sabres magic hornets panthers hurricanes dolphins marlins inter texans rockets astros dynamo spurs suns cardinals coyotes nuggets rockies avalanche browns cavaliers indians guardians reds bengals brewers bucks packers saints pelicans predators titans grizzlies raptors maple blue senators canucks oilers flames times post globe tribune herald chronicle gazette journal examiner inquirer observer telegraph echo evening mail sentinel agreement accord accords convention protocol climate syndrome consulting raceway motor motors wallpapers game games phone phones app apps',
    ahead:
      'real inter racing sporting atletico atlético borussia eintracht sunrisers royals challengers duke duchess duchesses dukes earl countess prince princess queen king pubg american royal athletic dynamo lokomotiv spartak hotel café cafe treaty man saint',
    of: 'of',
    toward: 'at from hit hits visit visits visiting flee leave leaves leaving reach reaches',
    within: 'in near across around outside inside throughout',
    civic:
      'marathon olympics olympic paralympics festival biennale carnival police mayor council councillor councillors hospital hospitals airport university universities school schools residents resident man woman teen teenager boy girl family nurse doctor court jail prison station street streets suburb suburbs metro downtown area region city town borough district state governor government premier health authorities authority officials firefighters fire shelter protest protests protesters shooting crash murder weather zoo museum theatre cathedral harbour harbor opera bridge tower trains based born skies lockdown capital apartment apartments siege',
    alsoWords:
      'nice, reading, bath, mobile, orange, split, tours, cork, hull, buffalo, phoenix, deal, battle, sandwich, rugby, normal, flint, march, wells, poole, hope, eden, salem, salt, essen, como, lens, bury, sale, rye, ware, surprise, male, troy, columbus, kent',
  },
};
