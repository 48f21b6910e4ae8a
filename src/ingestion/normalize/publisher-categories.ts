import type { Category } from '../../languages/categories.js';

/** Domains of publishers with one category, if the source list has none; `CATEGORY_IN_NAME` finds further ones. */
const PUBLISHERS: Readonly<Partial<Record<Category, string>>> = {
  sports: `
    espn.com espncricinfo.com tsn.ca si.com bleacherreport.com sbnation.com theathletic.com goal.com     90min.com
    fourfourtwo.com teamtalk.com caughtoffside.com tribalfootball.com planetf1.com racer.com     crash.net motogp.com
    formula1.com the-race.com cricbuzz.com wisden.com crictracker.com thesportsrush.com     pgatour.com velonews.com
    planetrugby.com ruck.co.uk nba.com nfl.com nhl.com mlb.com ufc.com fifa.com     uefa.com olympics.com bloodyelbow.com
    mmafighting.com mmajunkie.com boxingscene.com badlefthook.com     worldboxingnews.net profootballtalk.com hoopshype.com
    swimswam.com runnersworld.com insidethegames.biz     lequipe.fr footmercato.net foot01.com maxifoot.fr onzemondial.com
    butfootballclub.fr madeinfoot.com     so-foot.com sofoot.com mercato365.com but.fr kicker.de spox.com transfermarkt.de
    transfermarkt.com     laola1.at marca.com as.com mundodeportivo.com estadiodeportivo.com superdeporte.es ole.com.ar
    gazzetta.it tuttomercatoweb.com calciomercato.com calciomercato.it abola.pt record.pt ojogo.pt     maisfutebol.iol.pt
    lance.com.br gazetaesportiva.com voetbalprimeur.nl voetbalzone.nl vi.nl sporza.be     championat.com matchtv.ru
    bombardir.ru przegladsportowy.pl meczyki.pl fanatik.com.tr fotomac.com.tr     sporx.com tribuna.com gsp.ro gazzetta.gr
    contra.gr bold.dk kooora.com filgoal.com yallakora.com     sponichi.co.jp hochi.news sanspo.com spojoy.com
    xportsnews.com hupu.com
  `,
  entertainment: `
    variety.com hollywoodreporter.com deadline.com ew.com eonline.com etonline.com tmz.com people.com     usmagazine.com
    justjared.com popsugar.com perezhilton.com hellomagazine.com digitalspy.com     radiotimes.com tvline.com thewrap.com
    indiewire.com collider.com screenrant.com cinemablend.com     comicbook.com comicbookmovie.com movieweb.com
    slashfilm.com empireonline.com denofgeek.com     rollingstone.com billboard.com pitchfork.com nme.com stereogum.com
    consequence.net     consequenceofsound.net loudwire.com kerrang.com brooklynvegan.com spin.com vulture.com
    vanityfair.com     pinkvilla.com bollywoodhungama.com filmfare.com koimoi.com bollywoodlife.com tellychakkar.com
    missmalini.com soompi.com allkpop.com celebitchy.com pagesix.com tvguide.com cheatsheet.com     bollywoodshaadis.com
    greatandhra.com allocine.fr premiere.fr purepeople.com public.fr closermag.fr     voici.fr gala.fr programme-tv.net
    telestar.fr telerama.fr toutelatele.com puremedias.com nrj-play.fr     filmstarts.de moviepilot.de kino.de gala.de
    bunte.de promiflash.de sensacine.com fotogramas.es hola.com     comingsoon.it mymovies.it tvblog.it teleprogramma.pro
    7days.ru starhit.ru kinopoisk.ru woman.ru     intermedia.ru tv.mail.ru filmweb.pl pudelek.pl pomponik.pl natalie.mu
    oricon.co.jp cinematoday.jp
  `,
  technology: `
    techcrunch.com theverge.com engadget.com wired.com arstechnica.com cnet.com zdnet.com techradar.com     tomshardware.com
    tomsguide.com pcmag.com pcworld.com pcgamer.com macrumors.com 9to5mac.com     9to5google.com appleinsider.com
    androidpolice.com androidauthority.com androidcentral.com     xda-developers.com phonearena.com gsmarena.com
    slashgear.com digitaltrends.com anandtech.com     wccftech.com videocardz.com neowin.net windowscentral.com thurrott.com
    ghacks.net bleepingcomputer.com     thehackernews.com krebsonsecurity.com securityweek.com theregister.com
    theregister.co.uk venturebeat.com     gamespot.com ign.com kotaku.com kotaku.com.au polygon.com eurogamer.net
    rockpapershotgun.com     destructoid.com gamesradar.com gamesindustry.biz dotesports.com dexerto.com nintendolife.com
    pushsquare.com purexbox.com vg247.com gamingbolt.com dualshockers.com siliconera.com trustedreviews.com     stuff.tv
    t3.com notebookcheck.net gadgets360.com gadgetsnow.com bgr.com imore.com cultofmac.com     frandroid.com phonandroid.com
    clubic.com lesnumeriques.com numerama.com 01net.com nextinpact.com     jeuxvideo.com gamekult.com journaldugeek.com
    journaldugeek.fr macg.co igen.fr iphon.fr tomsguide.fr     generation-nt.com begeek.fr presse-citron.net gameblog.fr
    millenium.org heise.de golem.de chip.de     computerbase.de t3n.de netzwelt.de winfuture.de gamestar.de giga.de
    caschys.blog xataka.com genbeta.com     muycomputer.com 3djuegos.com vandal.elespanol.com hwupgrade.it tomshw.it
    punto-informatico.it hdblog.it     multiplayer.it everyeye.it tecmundo.com.br canaltech.com.br olhardigital.com.br
    tweakers.net ixbt.com     3dnews.ru ferra.ru habr.com overclockers.ru 4pda.ru 4pda.to iguides.ru hi-tech.mail.ru
    stopgame.ru     playground.ru igromania.ru cnews.ru itc.ua root-nation.com spidersweb.pl benchmark.pl ppe.pl
    gry-online.pl webtekno.com shiftdelete.net donanimhaber.com itmedia.co.jp gizmodo.jp 4gamer.net     famitsu.com
    ithome.com cnbeta.com 36kr.com zdnet.co.kr
  `,
  science: `
    space.com phys.org sciencealert.com sciencedaily.com livescience.com scitechdaily.com newscientist.com
    scientificamerican.com sciencenews.org quantamagazine.org eurekalert.org skyandtelescope.org     earthsky.org
    universetoday.com spaceflightnow.com nasaspaceflight.com spacenews.com nasa.gov esa.int     sci-news.com iflscience.com
    discovermagazine.com popsci.com nautil.us cosmosmagazine.com astronomy.com     nature.com science.org pnas.org
    smithsonianmag.com futura-sciences.com sciencesetavenir.fr     pourlascience.fr cieletespace.fr spektrum.de scinexx.de
    wissenschaft.de agenciasinc.es muyinteresante.es     lescienze.it galileonet.it nplus1.ru naked-science.ru elementy.ru
    nauka.tass.ru
  `,
  health: `
    healthline.com webmd.com medicalnewstoday.com news-medical.net medicalxpress.com statnews.com     everydayhealth.com
    medscape.com medpagetoday.com healthday.com fiercehealthcare.com khn.org     kffhealthnews.org verywellhealth.com
    bmj.com thelancet.com nejm.org mayoclinic.org pulsetoday.co.uk     nursingtimes.net cidrap.umn.edu pourquoidocteur.fr
    topsante.com santemagazine.fr allodocteurs.fr     doctissimo.fr destinationsante.com medisite.fr aerzteblatt.de
    apotheken-umschau.de aerztezeitung.de     medvestnik.ru redaccionmedica.com quotidianosanita.it
  `,
  business: `
    marketwatch.com fool.com fool.co.uk fool.com.au seekingalpha.com investors.com barrons.com thestreet.com
    benzinga.com investing.com investopedia.com cityam.com proactiveinvestors.co.uk coindesk.com     cointelegraph.com
    fxstreet.com retailgazette.co.uk boursier.com boursorama.com zonebourse.com     finanzen.net boerse-online.de
    wallstreet-online.de borsaitaliana.it milanofinanza.it     finanznachrichten.de infomoney.com.br
  `,
  environment: `
    insideclimatenews.org carbonbrief.org climatechangenews.com grist.org mongabay.com e360.yale.edu     treehugger.com
    businessgreen.com reporterre.net actu-environnement.com klimareporter.de desmog.com
  `,
  politics: `
    politico.com politico.eu thehill.com rollcall.com politicshome.com realclearpolitics.com     fivethirtyeight.com
    talkingpointsmemo.com labourlist.org conservativehome.com guidofawkes.com     order-order.com
  `,
};

/** Categories by a word at either end of a domain label: `skysports`, `sportbible`, but not `motor-und-sport`. */
const CATEGORY_IN_NAME: readonly (readonly [RegExp, Category])[] = [
  [
    /^sports?(?:$|-)|^sports?(?!wear|swear|cars?)|(?<!tran|pas|hoot|(?:^|-)e-?|-(?:und|and|et)-)sports?$|^deportes|deportes$/,
    'sports',
  ],
  [/^(?:football|soccer|cricket|rugby|tennis|golf|cycling)(?!er$)/, 'sports'],
];

const byDomain = new Map(
  Object.entries(PUBLISHERS).flatMap(([category, domains]) =>
    domains
      .trim()
      .split(/\s+/)
      .map((domain) => [domain, category as Category] as const),
  ),
);

/** The single category of a publisher; null if it has several or is unknown. @param domain the registrable domain. */
export function publisherCategory(host: string, domain: string): Category | null {
  const known = byDomain.get(host) ?? byDomain.get(domain);
  if (known !== undefined) return known;
  const label = domain.split('.')[0]!;
  return CATEGORY_IN_NAME.find(([name]) => name.test(label))?.[1] ?? null;
}
