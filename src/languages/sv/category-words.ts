import type { CategoryWords } from '../language.js';

/** Swedish writes compounds as one word: stars at the end of their first part. Finland's Swedish papers share them. */
export const categoryWords: CategoryWords = {
  sure: {
    sports: `
      fotboll*, allsvensk*, superettan, damallsvenskan, svenska cupen, champions league, europa league,
      nations league, fotbolls vm, fotbolls em, landslag*, landslaget, blågult, förbundskapten*, uefa, fifa,
      svff, aik, djurgården*, djurgårdens if, hammarby*, ifk göteborg, blåvitt, malmö ff, mff, bk häcken,
      elfsborg*, ifk norrköping, kalmar ff, mjällby*, sirius fotboll, hjk, hifk, ishockey*, hockey*,
      hockeyallsvenskan, shl, sdhl, chl, nhl*, tre kronor, damkronorna, jvm, junior vm, frölunda*, färjestad*,
      skellefteå aik, luleå hockey, brynäs*, leksand*, rögle, växjö lakers, linköping hc, hv71, modo hockey,
      örebro hockey, timrå ik, målvakt*, mittfältare*, anfallare*, mittback*, vänsterback*, högerback*,
      straffspark*, straffläggning*, hattrick*, rött kort, gult kort, offside*, utvisad, semifinal*,
      kvartsfinal*, åttondelsfinal*, gruppspel*, slutspel*, kvalserie*, nedflyttning*, silly season,
      transferfönst*, övergång klar, vm guld*, vm silver*, vm brons*, os guld*, os silver*, os brons*,
      em guld*, sm guld*, vm kval*, em kval*, os kval*, vm final*, em final*, sm final*, världsmästar*,
      europamästar*, svensk mästare, svenska mästare, världscup*, världsrekord*, olympisk*, olympiad*,
      os i paris, vinter os, sommar os, paralymp*, längdskid*, längdåk*, skidskytt*, skidåkare*, skidspel*,
      alpin*, slalom*, vasaloppet*, sprintstafett*, skidor vm, friidrott*, stavhopp*, duplantis,
      mondo duplantis, armand duplantis, häcklöp*, längdhopp*, simmare*, sarah sjöström, simning*, tennis*,
      padelspelare, golfare*, golftävling*, handboll*, innebandy*, bandy*, elitserien, volleyboll*, basket*,
      basketliga*, boxare*, boxning*, mma, ufc, brottare*, gymnast*, konståk*, curling*, bordtennis*,
      truls möregårdh, truls moregardh, ridsport*, hoppryttar*, peder fredricson, travet, v75, v86,
      elitloppet*, travhäst*, travkusk*, speedway*, rally vm, formel 1, f1, motocross*, cykellopp*,
      tour de france, zlatan*, ibrahimovic, isak alexander, alexander isak, gyökeres, kulusevski,
      emil forsberg, jon dahl tomasson, graham potter, kosovare asllani, frida karlsson, ebba andersson,
      jonna sundling, hanna öberg, elvira öberg, sebastian samuelsson, johan olsson skidor, marcus ericsson,
      björn borg, sportbladet, björn ferry, real madrid, fc barcelona, liverpool fc
    `,
    entertainment: `
      skådespelare*, skådespelerska*, skådis*, filmregissör*, regissör*, biofilm*, biopremiär*, långfilm*,
      guldbagge*, göteborgs filmfestival, filmfestival*, oscarsgala*, oscarsvinn*, oscarsnominer*, hollywood*,
      tv serie*, dramaserie*, netflixserie*, såpa*, såpastjärn*, mello, melodifestival*, mellofinal*,
      eurovision*, schlager*, artisten, artist*, sångare*, sångerska*, rappare*, popstjärn*, popgrupp*,
      rockband*, gitarrist*, trummis*, musikal*, musiker*, konsert*, turnépremiär, debutalbum*, nytt album,
      nya albumet, ny singel, nya singeln, way out west, allsång på skansen, så mycket bättre, idol 2024,
      idoljuryn, paradise hotel, love island, big brother, expedition robinson, let s dance,
      mästarnas mästare, på spåret, bonde söker fru, gift vid första ögonkastet, husdrömmar, masked singer,
      talang tv4, hela sverige bakar, vem vet mest, sommarpratar*, sommar i p1, julvärd*, programledare*,
      realitystjärn*, dokusåpa*, influencer*, youtuber*, komiker*, ståupp*, teater*, dramaten, balett*,
      kändis*, kändisar*, röda mattan, nöjesnyheter, nöjesbladet, abba*, loreen, måns zelmerlöw, zara larsson,
      tove lo, håkan hellström, lars winnerbäck, benjamin ingrosso, bianca ingrosso, pernilla wahlgren,
      carolina gynning, leif gw, filip och fredrik, david sundin, kaj bada bastu, marcus och martinus,
      skarsgård, alicia vikander, noomi rapace, rebecca ferguson, mikael persbrandt, ruben östlund,
      henrik schyffert, paolo roberto, star wars, harry potter, game of thrones, opera, operan, operasång*,
      operahus*
    `,
    technology: `
      smartphone*, smartklock*, smarta klock*, mobiltelefon*, laptop*, surfplatt*, läsplatt*, processor*,
      grafikkort*, halvledar*, tv spel*, datorspel*, dataspel*, spelkonsol*, spelutvecklar*, gamer*, gaming*,
      programvar*, mjukvar*, operativsystem*, webbläsar*, skadlig kod,
      utpressningsvirus, ransomware*, nätfiske*, phishing*, hackare*, hackers, hackerattack*, cyberattack*,
      cybersäkerhet*, it attack*, it säkerhet*, it haveri*, dataintrång*, dataläck*, dataläcka*,
      säkerhetshål*, överbelastningsattack*, ddos*, artificiell intelligens, ai modell*, ai bolag*,
      ai verktyg*, ai tjänst*, ai chatt*, chattbot*, chatbot*, deepfake*, språkmodell*, maskininlärning*,
      virtual reality, vr glasögon, molntjänst*, fiberutbygg*, mobilnät*, 5g nät*, självkörande*, kvantdator*,
      hörlurar, bankid problem, sökmotor*,
      e sport*, esport*, counter strike
    `,
    science: `
      astronaut*, rymden, rymdfart*, rymdstation*, rymdsond*, rymdskepp*, rymdfarkost*, rymdteleskop*,
      rymdraket*, rymdpromenad*, rymdorganisation*, esrange, fuglesang, marcus wandt, astronom*, astrofysik*,
      galax*, vintergatan*, solsystem*, asteroid*, komet*, meteorit*, meteorregn*, stjärnfall*, perseiderna,
      exoplanet*, svart hål, svarta hål*, svarta hålet, teleskop*, månförmörkelse*, solförmörkelse*,
      solstorm*, norrsken*, marsrover*, månlandning*, fysiker*, kvantfysik*, kvantmekanik*, partikelfysik*,
      cern, mörk materia, gravitationsvåg*, big bang, universum*, biolog, biologer*, geolog*, paleontolog*,
      dinosauri*, fossil, fossilet, arkeolog*, neandertal*, mammut*, urtidsdjur*, förhistorisk*, stenåldern,
      bronsålder*, vikingagrav*, vikingatid*, arvsmassa*, genom forskning, genteknik*, gensax*, crispr,
      hjärnforsk*, forskare*, forskarna*, vetenskapsman*, vetenskapsakademi*, nobelpris*, nobelpriset i fysik,
      nobelpriset i kemi, nobelpristagare*, esa, matematiker*, kemist, kemister, arkeologisk*, bronsålders*,
      järnålder*, naturhistoriska riksmuseet, nasas, rymdorganisationen nasa, nasa s
    `,
    health: `
      vaccin*, cancer*, bröstcancer*, prostatacancer*, hudcancer*, lungcancer*, tjocktarmscancer*, cellgift*,
      tumör*, hjärntumör*, diabetes*, demens*, alzheimer*, parkinson*, fetma*, övervikt*, hjärtinfarkt*,
      hjärtsvikt*, hjärtsjukdom*, hjärt och kärl*, stroke*, högt blodtryck, blodtryck*, kolesterol*, astma*,
      allergi*, pollen*, influensa*, mässling*, kikhosta*, malaria*, tuberkulos*, hepatit*, hiv, salmonella*,
      vinterkräksjuka*, calici*, fästing*, tbe, borrelia*, folkhälsomyndighet*, socialstyrelsen,
      läkemedelsverket, läkemedel*, who, världshälsoorganisation*, vårdcentral*, vårdkö*, vårdköer*,
      undersköters*, intensivvård*, iva vård*, antibiotik*, antikropp*, immunförsvar*, immunsystem*, kirurg*,
      epidemiolog*, virolog*, statsepidemiolog*, psykisk ohälsa, psykiska ohälsa*, psykisk hälsa, psykiatri*,
      folkhälsa*, biverkning*, vitamin*, d vitamin*, symtom*, symptom*, långtidscovid, adhd, autism*,
      klimakteri*, ivf, klinisk prövning, kliniska studier, organdon*, transplantation*, förlossningsvård*,
      barnmorsk*, insulin*, ozempic, cellprov*, mammografi*, medicinbrist*, rs virus, rsv, melanom*,
      malignt melanom, neurolog*, dermatolog*, gynekolog*, tandläkare*, ryggskott, ryggont, sömnproblem*,
      nätläkar*, vårdavgift*, förlossning*, artros, reumati*, adhd diagnos*, migrän, migränen, migränattack*
    `,
    politics: `
      riksdag*, riksdagsval*, riksdagsledam*, valrörelse*, valkampanj*, valresultat*, valet 2026, valdag*,
      väljar*, väljarbarometer*, eu val*, eu parlament*, europaparlament*, eu kommission*, statsminister*,
      utrikesminister*, finansminister*, justitieminister*, försvarsminister*, regeringsbildning*,
      regeringsparti*, regeringsunderlag*, tidöparti*, tidöavtal*, tidö, socialdemokrat*, moderat*,
      sverigedemokrat*, centerparti*, vänsterparti*, miljöparti*, kristdemokrat*, liberalerna,
      folkomröstning*, misstroende*, partiledar*, partiledare*, språkrör*, partiledardebatt*, ulf kristersson,
      kristersson, magdalena andersson, jimmie åkesson, åkesson, ebba busch, nooshi dadgostar, dadgostar,
      muharrem demirok, simona mohamsson, daniel helldén, annie lööf, stefan löfven, talman*,
      konstitutionsutskott*, ku anmäl*, oppositionsråd*, kommunalråd*, kommunfullmäktige, vita huset, us val*,
      usa val*, presidentval*, brexit, kongressval*, senaten, senator*, parlament*, parlamentsval*, nyval*,
      samlingspartiet, sannfinländarna, petteri orpo, diplomat*, ambassadör*, utrikesdepartement*
    `,
    business: `
      stockholmsbörs*, omx*, omxs30, börs, börsen, börserna, börsbolag*, börsnoter*, börsfall, börsras,
      börslyft, aktie*, aktieägar*, kvartalsrapport*, delårsrapport*, rörelseresultat*, rörelsevinst*,
      nettoomsättning*, omsättning*, vinstvarn*, konkurs*, nyemission*, storägar*, riskkapital*,
      wallenberg sfär*, h m, volvo cars, electrolux, northvolt, atlas copco, swedbank, handelsbanken, nordea,
      klarna, ssab, axfood, evolution gaming, startup*, storvarsel, oljepris*, brentolja, bitcoin,
      kryptovalut*, wall street, detaljhandel*, storbank*, entreprenör*, e handel*, bilförsäljning*, uppköp,
      uppköpet, uppköpsbud*, uppköpsrykt*
    `,
    economy: `
      inflation*, kpi, kpif, bnp, riksbank*, styrränt*, räntehöj*, räntesänk*, räntebesked*, bolåneränt*,
      bolån, ecb, fed, centralbank*, lågkonjunktur*, högkonjunktur*, konjunktur*, konjunkturinstitut*,
      recession*, arbetslöshet*, arbetslösa, statsskuld*, statsbudget*, budgetunderskott*, höstbudget*,
      vårbudget*, vårproposition*, budgetproposition*, bostadspris*, bopris*, hushållens ekonomi, matpris*,
      elpris*, handelskrig*, strafftull*, tullar, tullhot*, trumps tullar, imf, världsbanken, nationalekonom*,
      chefsekonom*, ekonomer, kronkurs*, svaga kronan, kronan stärks, kronan faller, världsekonomi*,
      löneökning*, reallön*
    `,
    environment: `
      klimatförändring*, klimatkris*, klimatmål*, klimatpolitik*, klimatutsläpp*, klimattoppmöte*,
      klimatavtal*, klimatlag*, klimataktivist*, klimatneutral*, klimatomställning*, global uppvärmning,
      globala uppvärmningen, växthusgas*, växthuseffekt*, koldioxid*, utsläpp*, utsläppsrätt*, fossilfri*,
      fossila bränslen, förnybar*, vindkraft*, solceller*, solkraft*, solenergi*, energiomställning*,
      biologisk mångfald, artskydd*, utrotningshot*, rödlist*, naturvård*, naturvårdsverket, naturskydd*,
      naturskyddsförening*, avskogning*, regnskog*, skogsskövling*, kalhygg*, korallrev*, glaciär*, havsnivå*,
      havsis*, miljögift*, miljöorganisation*, miljömål*, miljödomstol*, övergödning*, östersjötorsk*,
      mikroplast*, plastskräp*, luftförorening*, pfas*, greta thunberg, fridays for future,
      återställ våtmarker, greenpeace, oljeutsläpp*, vargjakt*, licensjakt*, återvinning*
    `,
  },
  likely: {
    sports: `
      match*, matchen, lag, laget, lagkapten*, spelare*, tränare*, kapten*, säsong*, serie, serien, liga*,
      cup*, cupen, mål, målet, målskytt*, seger*, vinst*, förlust*, kryss, oavgjort, titel*, guld*, silver*,
      brons*, medalj*, final*, turnering*, vm, em, os, sm, kval*, stafett*, lopp*, rekord*, sprint*, forward*,
      klubb*, kontrakt*, comeback*, debut*, supportr*, fans, arena*, domare*, sport*, idrott*, stjärna*,
      världsetta*, etappseger, nyförvärv*, värvar, värvning*, derby*, poäng
    `,
    entertainment: `
      film*, bio, serie*, serien, säsong*, avsnitt*, tv4, svt, tv3, kanal 5, stjärna*, stjärnan, album*, låt,
      låten, låtar, musik*, singel*, turné*, scen*, spelning*, festival*, roll*, huvudroll*, premiär*,
      program*, tittar*, show*, bok, boken, roman*, författar*, utställning*, museum*, konst*, kultur*,
      netflix, disney, hbo, gravid*, förlov*, bröllop*, skils*, skilsmässa*, dejtar, relation*, pojkvän*,
      flickvän*, bebis*, instagram*, följare*, fans, kungafamilj*, prins harry, meghan, prinsessan, kungen,
      victoria, låtskrivar*, podd*, robinson, robyn, carola
    `,
    technology: `
      app, appen, appar, uppdatering*, användar*, funktion*, enhet*, pryl*, kamera*, batteri*, skärm*, mobil*,
      telefon*, dator*, teknik*, teknisk*, techjätt*, tech*, digital*, internet*, nätet, online*, webb*, data,
      server*, integritet*, spel, spelet, robot*, drönar*, ai, algoritm*, utvecklar*, ladda, laddar,
      streaming*, lösenord*, konto*, bedräg*, sociala medier, plattform*, chip, chipp*, bankid, lansera*, pris
    `,
    science: `
      studie*, forskning*, upptäck*, rymd*, planet*, månen, mars, jupiter, saturnus, venus, omloppsbana*,
      satellit*, raket*, stjärn*, solen, jorden, kosmisk*, forntid*, art, arter*, arten, evolution*,
      bakterie*, dna, gen, gener, genetisk*, hjärn*, kvant*, partik*, molekyl*, laborator*, experiment*,
      miljoner år, år gammal*, skelett*, skalle, vulkan*, vetenskap*, universitet*, mysteri*, uråldrig*,
      professor*, utgrävning*
    `,
    health: `
      hälsa*, hälso*, sjuk*, sjukdom*, sjukhus*, patient*, vård*, medicin*, behandling*, infektion*, smitt*,
      virus*, corona*, covid*, pandemi*, epidemi*, utbrott*, dos, doser*, terapi*, operation*, sömn*, stress*,
      depression*, ångest*, kost*, diet*, träning*, blod*, hjärta*, hjärt*, lung*, lever*, njur*, gravid*,
      risk*, dödlighet*, test*, tester*, tandläk*, tandvård*, bantning*, rökning*, alkohol*, snus*, akuten,
      läkare*, sjuksköterske*, sjuksköterska, sjukvård*, akutmottagning*, överläkare*, psykolog*
    `,
    politics: `
      regering*, minister*, president*, politik*, parti*, partiet, opposition*, val, valet, röst*, väljare,
      lag, lagförslag*, proposition*, reform*, debatt*, utspel*, avgår, kritik*, förslag*, trump*, biden,
      putin*, zelenskyj*, sanktion*, borgmästar*, nato*, eu, utskott*, kampanj*, kandidat*, ledare*,
      migrationspolitik*, busch, andersson
    `,
    business: `
      företag*, bolag*, bolaget, vinst*, förlust*, resultat*, miljard*, miljoner, bank*, banker, vd, vd n,
      styrelse*, marknad*, försäljning*, kund*, butik*, kedja*, handel*, fabrik*, industri*, investering*,
      affär*, avtal, order*, rapport*, kurs*, anställda, uppsägning*, fond, fonder, lån, skuld*, bransch*,
      flygbolag*, volvo, tesla, köper, ägare*, miljonaff*, ica, ikea, sas, saab, telia, seb, utdelning*,
      varsel, varslar, varslas, ericsson, vattenfall, tele2, investor ab, lkab
    `,
    economy: `
      ekonomi*, ekonomisk*, tillväxt*, budget*, skatt*, ränta*, räntor*, räntan, pris*, priser*, priserna,
      lön*, löner*, export*, import*, tull*, kris*, krona*, kronan, dollar*, euro*, bidrag*, hushåll*,
      konsum*, pension*, arbetsmarknad*, jobb*, underskott*, bensinpris*
    `,
    environment: `
      klimat*, miljö*, natur*, skog*, hållbar*, torka*, värmebölja*, skogsbrand*, översvämning*, djur*,
      djurart*, fågel*, fåglar*, varg*, björn*, val, valar, bin, fisk*, torsk*, hav*, östersjön, plast*,
      sopor, avfall*, energi*, kärnkraft*, ekosystem*, art, arter, förorening*, ekologi*, vatten*,
      naturreservat*, isbjörn*, lodjur, älg*, renar*, säl, sälar, sill*, strömming*, tumlare, örn*, havsörn*,
      vildsvin*, fjäll*, nationalpark*, våtmark*, länsstyrelsen, livsmiljö*, ekolog*, bottendöd*,
      grundvatten*, invasiv*, mård, bäver*, utter, uttrar
    `,
  },
};
