import type { CategoryWords } from '../language.js';

/** Finnish words change before their many endings: stars follow the common prefix of all their forms. */
export const categoryWords: CategoryWords = {
  sure: {
    sports: `
      jalkapallo*, veikkausliig*, ykkösliig*, kansallinen liiga, suomen cup*, palloliit*, mestarien liiga*,
      eurooppa liiga*, konferenssiliiga*, kansojen liiga*, mm karsin*, em karsin*, mm kisa*, em kisa*,
      mm kulta*, em kulta*, mm hopea*, mm pronssi*, mm finaali*, mm lopputurnau*, em lopputurnau*,
      maailmanmestar*, euroopan mestar*, suomen mestar*, suomenmestar*, maailmancup*, maailmanennätys*,
      suomen ennätys*, olympia*, olympialais*, paralympia*, huuhkaj*, helmarit, helmarei*, hjk, fc inter,
      kups, ilves tampere, jääkiek*, kiekko*, naisleijon*, nuoret leijonat, liigakausi*, sm liig*, mestis*,
      tappara, tapparan, hifk, oulun kärp*, kärpät, kärppien, tps, lukko rauma, jokerit, jokerien, kalpa,
      nhl*, barkov*, laine patrik, patrik laine, mikko rantanen, sebastian aho, miro heiskanen, juuse saros,
      maalivah*, keskikenttäpelaaj*, rangaistuspotk*, rangaistuslaukau*, rankkar*, hattutemp*, hattutemppu*,
      punainen kort*, keltainen kort*, paitsio*, välierä*, puolivälierä*, pronssiotte*, alkulohko*,
      pudotuspel*, playoff*, päävalmentaj*, apuvalmentaj*, maajoukku*, hiihto*, hiihtäj*, maastohiih*,
      sprinttihiih*, salpausselän*, salpausselkä kisa*, lahden mm, iivo niskanen, krista pärmäkoski,
      pärmäkos*, kerttu niskanen, mäkihyp*, mäkihyppääj*, mäkikot*, ampumahiih*, alppihiih*,
      yhdistetyn maailmancup*, ilkka herola, yleisurheil*, keihäänheit*, keihäänheittäj*, kalevan kis*,
      wilma murto, murto wilma, seiväshyp*, oliver helander, topi raitanen, reetta hurske, kolmiloik*,
      maratoonar*, maratonjuoks*, uimari*, uinnin, uinti*, matti mattsson, nyrkkeil*, nyrkkeilij*, paini*,
      painij*, judoka*, ufc, makwan amirkhani, koripallo*, susijeng*, lauri markkanen, lentopallo*,
      salibandy*, käsipallo*, pesäpallo*, superpes*, tennis*, tennispelaaj*, emil ruusuvuori,
      harri heliövaara, golf*, golfari*, ravit, raveis*, ravikuning*, vermo*, hevosurheil*, ratsast* olympia*,
      formula*, f1, valtteri bottas, bottas*, ralli*, rallin mm*, kalle rovanperä, rovanperä*, kimi räikkönen,
      räikkö*, motogp, taitoluistel*, muodostelmaluistel*, pikaluistel*, voimistel*, telinevoimistel*,
      teemu pukki, pukki maali*, glen kamara, lukas hradecky, hradecky*, jari litmanen, real madrid*,
      fc barcelona*, liverpool fc
    `,
    entertainment: `
      näyttelij*, elokuv*, ohjaajan elokuva*, dokumenttielokuv*, jussi gaala*, jussi palkin*, oscar gaal*,
      oscar palkin*, oscarit, hollywood*, tv sarja*, sarjan tähti, draamasarj*, komediasarj*, netflix sarja*,
      laulaj*, laulajatar*, räppär*, rap artist*, artisti*, poptäh*, rokkar*, rockyht*, yhtye*, bändi*,
      kitaristi*, muusik*, konsertti*, konsertin, konserte*, keikka*, keikan, keikkakiertu*, uusi albumi,
      debyyttialbumi*, uusi single, euroviisu*, umk, uuden musiikin kilpail*, emma gaala*, ruisrock*,
      provinssi festival*, flow festival*, ilosaarirock*, pori jazz*, savonlinnan oopperajuhla*,
      tanssii tähtien kanssa, big brother*, love island*, temptation island*, ensitreffit alttarilla,
      ensitreffit, maajussille morsian, the voice of finland, masked singer*, salatut elämät, salkkari*,
      vain elämää, suurmestari, kuorosota, tubettaj*, somevaikuttaj*, youtubettaj*, influensseri*, juontaj*,
      stand up*, koomik*, teatteri*, kansallisteatter*, musikaal*, ooppera*, baletti*, julkkis*, julkki*,
      julkisuudenhenkil*, kuvat punaiselta, punaisella matolla, seiska lehti, miss suomi*, kaurismä*,
      aki kaurismäki, renny harlin, alma pöysti, jussi vatanen, laura birn, krista kosonen, iina kuustonen,
      jasper pääkkönen, jasper pääkkö*, käärijä, käärijän, erika vikman, windows95man, blind channel,
      lordi yhtye, nightwish*, him yhtye, haloo helsinki*, apulanta*, antti tuisku, antti tuisk*,
      jenni vartiainen, vesala, chisu, sanni laulaja, arttu lindeman*, cheek, cheekin, gettomasa, isac elliot,
      robin packalen, benjamin peltonen, evelina räppäri, pate mustajärvi, hector laulaja, juice leskinen,
      kari tapio, vesa matti loiri, loiri*, spede, jorma uotinen, martina aitolehti, aitoleht*, sara chafak,
      andy mccoy, maria veitola, veitola*, taylor swift*, star wars*, harry potter*, game of thrones*, missien
    `,
    technology: `
      älypuhelin*, älypuhelim*, älykello*, kannettava tietoko*, läppär*, tablet*, prosessori*, näytönohja*,
      puolijohde*, puolijohte*, videopel*, tietokonepel*, konsolipel*, pelikonsol*, peliyht*, pelistudio*,
      supercell*, rovio*, remedy entert*, e urheil*, ohjelmisto*, käyttöjärjestelm*, selain*, haittaohjelm*,
      kiristysohjelm*, kiristyshaittaohjelm*, tietojenkalastel*, hakker*, kyberhyök*, kyberturvallis*,
      kyberisku*, palvelunestohyök*, tietoturva*, tietomur*, tietovuo*, haavoittuvuu*,
      kyberturvallisuuskesku*, tekoäly*, kielimalli*, koneoppimi*, syväväärenn*, keskustelurobot*, chatbot*,
      virtuaalitodellisuu*, lisätty todellisuus, pilvipalvel*, datakesku*, datakeskus*, valokuitu*,
      mobiiliverk*, 5g verk*, 6g verk*, itseajav*, robottiau*, kvanttitietoko*, kuulokke*, sirutehd*,
      pankkitunnu* häiriö, nokian verkko*, supertietoko*, mikrosiru*,
      e urheilu*, esports*
    `,
    science: `
      astronaut*, avaruus*, avaruuden, avaruudes*, avaruuteen, avaruusasema*, avaruuslento*, avaruusluotai*,
      avaruusalu*, avaruusteleskoop*, tähtitiet*, astrofysi*, galaksi*, linnunra*, aurinkokun*, asteroid*,
      komeetta*, komeetan, meteorii*, tähdenlen*, perseidi*, eksoplanee*, musta aukko, mustan aukon,
      mustat aukot, mustia aukkoja, kaukoput*, teleskoop*, kuunpimenny*, auringonpimenny*, aurinkomyrsk*,
      auringonpurkau*, revontul*, mönkij* mars*, kuulento*, esa, cern*, fyysik*, fysiikan tutkij*,
      kvanttifysi*, kvanttimekani*, hiukkasfysi*, pimeä aine, pimeän aineen, gravitaatioaal*, alkuräjähdy*,
      maailmankaikkeu*, biologi, biologit, geologi, geologit, paleontolog*, dinosauru*, fossiili, fossiilin,
      fossiileja, arkeolog*, neandertal*, mammut*, kivikau*, pronssikau*, rautakau*, viikinkiaik*,
      perimän tutki*, genomi*, crispr, geenimuun*, aivotutki*, neurotiet*, tiedemie*, tutkimusryhm*,
      suomen akatemia*, fysiikan nobel*, kemian nobel*, nobel palkin*, luonnontieteellisen museo*, tiedelehti*
    `,
    health: `
      rokote*, rokottee*, rokotu*, rokotett*, syöpä, syövän, syöpää, syöpään, rintasyö*, keuhkosyö*, ihosyö*,
      suolistosyö*, eturauhassyö*, syöpäpotila*, syöpätutki*, sytostaat*, kasvain, kasvaime*, diabete*,
      dementia*, muistisair*, alzheimer*, parkinson*, lihavuu*, ylipain*, sydäninfarkt*, sydänkohtau*,
      sydänsairau*, sydän ja verisuon*, aivohalvau*, aivoinfarkt*, verenpain*, kolestero*, astma*, allergi*,
      siitepöly*, influens*, tuhkarokko*, hinkuysk*, malaria*, tuberkuloo*, hiv*, hepatiit*, salmonella*,
      norovirus*, punkki*, punkit, borrelioo*, puutiaisaivokuum*, myyräkuum*, koronavirus*, koronarokot*,
      koronatauti*, thl, terveyden ja hyvinvoinnin laito*, sosiaali ja terveys*, fimea*, lääketeho*,
      maailman terveysjärjestö*, omalääkär*, terveyskesku*, terveysasem*, hoitojono*, hoitotakuu*,
      hoitajamitoit*, hus n, hus, sairaanhoitaj*, kätilö*, ylilääkär*, kirurgi*, infektiolääkär*,
      ravitsemusterapeut*, psykiatri*, neurologi, dermatolog*, gynekolog*, lastenlääkär*, teho osasto*,
      tehohoi*, antibioot*, vasta ain*, immuunijärjestelm*, mielentervey*, masennu*, ahdistuneisuu*, uupumu*,
      unettomu*, haittavaiku*, sivuvaiku*, vitamiin*, d vitamiin*, oire*, oireet, oireita, pitkäkoron*, adhd*,
      autismi*, vaihdevuo*, hedelmöityshoi*, kliininen tutkimus, elinsiir*, elinluovutu*, insuliin*,
      lääkepula*, laihdutuslääk*, kansanterve*, kelan korvau*, hammaslääkär*, hammashoi*, migreeni*
    `,
    politics: `
      eduskun*, eduskuntava*, kansanedusta*, kuntava*, aluevaal*, eurovaal*, presidentinvaal*, vaalit,
      vaalien, vaaleis*, vaalei*, vaalitul*, vaalikampanj*, äänestäj*, äänestys*, pääministeri*,
      ulkoministeri*, valtiovarainministeri*, sisäministeri*, puolustusministeri*, oikeusministeri*,
      hallitusohjel*, hallitusneuvottel*, hallituspuolue*, hallituskri*, välikysymy*, epäluottamus*,
      luottamusäänesty*, puoluejohtaj*, puheenjohtajakisa*, puoluekoko*, kannatusmittau*, gallup*, kokoomu*,
      sdp, sdp n, perussuomalai*, keskustapuolu*, keskustan puheenjohtaj*, vihrei* puheenjohtaj*,
      vasemmistolii*, rkp*, kristillisdemokraat*, liike nyt, petteri orpo, riikka purra, antti lindtman,
      lindtman*, antti kaikko*, sofia virta, minja kosko*, sari essayah, anders adlercreutz, harry harkimo,
      alexander stubb, stubb*, elina valtonen, valtonen*, jussi halla aho, halla aho*, sanna marin,
      sauli niinistö, niinistö*, kansanäänesty*, ministeriryhm*, budjettirii*, kehysriih*, europarlament*,
      euroopan parlament*, euroopan komissi*, valkoinen talo, valkoisen talon, brexit*, senaatt*, parlament*,
      suurlähettil*, diplomaat*, lakiesity*, perustuslakivalioku*, ulkopoliit*, ulkopolitii*, orpon hallitu*,
      purran
    `,
    business: `
      helsingin pörssi*, pörssi*, pörssin, pörssikurss*, omxh*, osake, osakke*, osakekurss*, osakkeenomistaj*,
      osinko*, osingon, tulosvaroitu*, osavuosikatsau*, tilinpäätö*, liikevoitto*, liikevaih*, nettotulo*,
      liiketappi*, listautu*, yrityskaup*, ostotarjou*, konkurssi*, yrityssaneerau*, muutosneuvottel*,
      yt neuvottel*, irtisanomi*, lomautuk*, nokia n tulos, nokian tulos, nokian osake, fortum*, neste n,
      nesteen, upm*, stora enso*, wärtsilä*, kone oyj, koneen tulos, sampo, sammon, nordea*, op ryhm*, kesko*,
      s ryhm*, metsä group, finnair*, outokumpu*, valmet*, startup*, kasvuyrity*, sijoitta*, öljyn hin*,
      raakaölj*, bitcoin*, kryptovaluut*, wall street*, vähittäiskaup*, asuntosijoit*
    `,
    economy: `
      inflaatio*, bkt, bruttokansantuo*, ohjauskor*, koronno*, koronlask*, euribor*, asuntolaina*, ekp*,
      euroopan keskuspank*, suomen pank*, keskuspank*, fed, taantum*, lama, työttömyy*, työttömyysast*,
      talouskasv*, talousennust*, talouskri*, kansantalou*, maailmantalou*, valtionvel*, valtion vel*,
      valtion budjet*, budjettiesity*, alijääm*, kuluttajahin*, ruoan hin*, sähkön hin*, polttoaineen hin*,
      asuntojen hin*, kauppaso*, tuontitull*, tullei*, tulli* yhdysval*, imf*, maailmanpank*, ekonomist*,
      pääekonomist*, ostovoim*, palkankorotu*, työehtosopimu*, verouudistu*, veronkorotu*, veronkevennyks*,
      arvonlisäver*, alv, tilastokesku*, luottoluokit*
    `,
    environment: `
      ilmastonmuuto*, ilmastokri*, ilmastotavoit*, ilmastolak*, ilmastokokou*, ilmastosopimu*, ilmastopoliti*,
      ilmastoaktivist*, ilmaston lämpenem*, lämpenemi* ilmasto*, kasvihuonekaasu*, kasvihuoneilmiö*,
      hiilidioksid*, hiilinielu*, hiilineutraal*, hiilijalanj*, uusiutuv*, vihreä siirtymä, vihreän siirtym*,
      tuulivoim*, tuulipuisto*, aurinkovoim*, aurinkopaneel*, luonnon monimuotoisuu*, monimuotoisuu*,
      luontokato*, uhanalai*, sukupuutt*, luonnonsuojelu*, suojelualue*, ennallistami*, avohakku*, sademets*,
      koralliriut*, jäätikö*, jäätikkö*, merenpin* nous*, jääkarhu*, saimaannorp*, norppa*, susikan*,
      suden metsäs*, rehevöity*, sinilev*, mikromuov*, muovisaast*, ilmansaast*, ympäristömyrk*, pfas*,
      ympäristöministeri*, ympäristöjärjest*, luontojärjest*, greenpeace*, elokapin*, greta thunberg*,
      öljyvaho*, fossiilis* polttoain*, kierräty*, kiertotalou*, turvetuotan*, vieraslaj*
    `,
  },
  likely: {
    sports: `
      ottelu*, peli*, joukku*, joukkue*, pelaaj*, valmentaj*, kapteen*, kausi, kauden, sarja*, liiga*, maali,
      maalin, maaleja, voitt*, voitto*, tappio*, tasapel*, mestaruu*, kulta*, hopea*, pronssi*, mitali*,
      finaali*, turnau*, ennätys*, ennäty*, kilpailu*, kisa*, startti*, seura*, sopimu*, siirto*, loukkaant*,
      kannattaj*, stadion*, tuomari*, urheil*, tähti*, pistettä, podium*, palkintokorok*, leijon*, hyökkääj*
    `,
    entertainment: `
      sarja*, kausi, jakso*, yle, mtv, nelonen, albumi*, kappale*, laulu*, musiikki*, musiikin, single*,
      kiertue*, näyttäm*, festivaal*, rooli*, pääros*, ensi ilt*, ohjelma*, katsoj*, kirja*, romaani*,
      kirjailij*, näyttely*, museo*, taide*, taiteil*, netflix, disney, hbo, raska*, kihl*, häät, häihin,
      avioer*, ero, eros*, seurustel*, rakka*, vauva*, instagram*, fani*, kuninkaal*, prinssi harry, meghan,
      tähti*, somessa
    `,
    technology: `
      sovellu*, päivity*, käyttäj*, ominaisuu*, laite*, laittee*, kamera*, akku*, näyttö*, puhelin*, puhelim*,
      tietoko*, teknolog*, digi*, internet*, netti*, verkko*, data*, palvelin*, yksityisyy*, peli*, robot*,
      drooni*, algoritm*, kehittäj*, lataa*, suoratoist*, salasan*, siru*, julkis*, hinta, huijau*, some,
      somessa
    `,
    science: `
      tutkimu*, löyt*, löytö*, planeet*, kuu, kuun, mars*, jupiter*, saturnu*, venus*, kiertora*, satelliit*,
      raket*, tähti*, tähde*, aurinko*, auringon, maapallo*, kosmi*, muinai*, esihistor*, laji*, evoluutio*,
      bakteer*, dna, geeni*, aivo*, kvantti*, hiukka*, molekyyl*, laborator*, miljoona* vuot*, vuotta vanha*,
      luuranko*, kallo*, tulivuor*, tiede*, tieteel*, yliopist*, professor*, mysteer*, kaivau*, tutkija,
      tutkijat, tutkijoiden, tutkijoita
    `,
    health: `
      tervey*, terve, sairau*, sairaal*, potila*, lääkär*, hoito*, hoidon, lääke*, lääkkee*, lääkket*,
      tartun*, infektio*, virus*, korona*, covid*, pandemi*, epidemi*, annos*, terapia*, leikkau*, uni, unen,
      stressi*, ahdistu*, ruokaval*, dieet*, liikun*, laihdut*, veri, veren, sydän*, sydäme*, keuhko*, maksa*,
      munuai*, iho*, raskau*, riski*, kuolleisuu*, testi*, alkoholi*, tupak*, nikotiin*, hyvinvointialue*
    `,
    politics: `
      hallitu*, hallitus*, ministeri*, presidentti*, presidentin, politii*, poliitik*, puolue*, opposit*,
      ehdokas*, ehdokk*, laki, lain, lakia, äänest*, esity*, uudistu*, keskustel*, kritiik*, neuvottel*,
      trump*, biden, putin*, zelensky*, pakott*, pormestar*, nato*, eu, valiokun*, kampanj*, kannatu*
    `,
    business: `
      yhtiö*, yrity*, tulo*, voitt*, tappio*, miljard*, miljoon*, pankk*, johtaj*, hallitu*, markkin*, myyn*,
      asiakk*, kaupp*, ketju*, tehta*, teollisuu*, investoin*, tilau*, työntekij*, rahasto*, laina*, velka*,
      velan, lentoyhtiö*, ostaa, omistaj*, toimiala*, fuusio*, yrittäj*, toimitusjohta*
    `,
    economy: `
      talous*, talouden, taloude*, kasvu*, budjet*, vero*, korko*, koron, korot, hinn*, hinta*, palkk*,
      vienti*, viennin, tuonti*, tulli*, kriisi*, euro*, dollar*, kulutu*, eläk*, työmarkkin*, työpaik*,
      säästö*
    `,
    environment: `
      ilmasto*, ympäristö*, luonto*, luonnon, metsä*, metsien, kestäv*, kuivuu*, helle*, maastopalo*,
      metsäpalo*, tulva*, eläin*, eläim*, lintu*, linnu*, susi, suden, karhu*, valaa*, mehiläi*, kala*,
      kalas*, meri*, itäme*, järvi*, muovi*, jäte*, jättee*, energia*, ekosysteem*, saastu*, päästö*, suo,
      soiden
    `,
  },
};
