import type { CategoryWords } from '../language.js';

/** Brazil's and Portugal's words for one thing are often two: `goleiro` and `guarda-redes`, `time` and `equipa`. */
export const categoryWords: CategoryWords = {
  sure: {
    sports: `
      futebol*, futsal, brasileirão, campeonato brasileiro, campeonato carioca, campeonato paulista,
      campeonato mineiro, campeonato gaúcho, campeonato nacional de futebol, paulistão, cariocão,
      libertadores, sul americana, copa do brasil, copa do mundo, copa américa, copa do nordeste, copa davis,
      mundial de clubes, recopa, supercopa, supertaça, eliminatórias, liga dos campeões, liga europa,
      liga conferência, liga das nações, liga portugal, primeira liga, segunda liga, taça de portugal,
      taça da liga, taça libertadores, i liga, ii liga, cbf, fpf, conmebol, stjd, vnl, superliga de vôlei,
      nbb, seleção brasileira, seleção nacional, seleção portuguesa, seleção feminina, seleção argentina,
      flamengo, corinthians, palmeiras, vasco da gama, atlético mg, atletico mineiro, botafogo, fluminense,
      grêmio, são paulo fc, bragantino, chapecoense, avaí, goiás esporte, bahia x, tricolor paulista, benfica,
      fc porto, sporting cp, sc braga, vitória sc, vitória de guimarães, boavista fc, rio ave fc, goleiro*,
      goleira*, guarda redes, zagueiro*, meio campista*, meia atacante, meio campo, centroavante*,
      lateral direito, lateral esquerdo, ponta de lança, artilheiro*, goleador*, golo, golos, golaço*,
      gol contra, autogolo*, pênalti*, penálti*, penaltis, grande penalidade, hat trick, impedimento do var,
      cartão vermelho, cartão amarelo, rebaixamento para, zona de rebaixamento, mata mata, fase de grupos,
      semifinal*, meia final, meias finais, quartas de final, quartos de final, oitavas de final,
      oitavos de final, pontos corridos, janela de transferências, mercado da bola, técnico do flamengo,
      treinador do, treinador da seleção, vôlei, voleibol, basquete, basquetebol, handebol, andebol, tenista*,
      judô, judoca*, jiu jitsu, boxeador*, pugilista*, lutador do ufc, mma, nadador*, natação, ginasta*,
      ginástica artística, surfista*, skatista*, ciclista português, volta a portugal, volta a frança,
      volta a espanha, volta a itália, tour de france, hóquei em patins, rúgbi, rugby, fórmula 1, f1,
      fórmula e, stock car, motogp, grande prêmio, grande prémio, gp do, gp de, gp da, olimpíada*,
      jogos olímpicos, olímpico*, olímpica*, paralímpic*, paraolímpic*, jogos pan americanos, atletismo,
      maratonista*, medalhista*, medalha de ouro, medalha de prata, medalha de bronze, maracanã, vini jr,
      vinicius junior, vini júnior, rodrygo, endrick, raphinha, casemiro, gabigol, abel ferreira, tite,
      dorival júnior, filipe luís, jorge jesus, ronaldinho, maradona, rebeca andrade, rayssa leal, bia haddad,
      joão fonseca, hugo calderano, gabriel medina, bruno fernandes, bernardo silva, rúben amorim, gyökeres,
      roberto martínez, miguel oliveira, messi, fifa, uefa, nadal
    `,
    entertainment: `
      ator, atores, atriz, atrizes, cineasta*, filme*, longa metragem, curta metragem, cinema, bilheteria*,
      bilheteira*, novela*, telenovela*, minissérie*, série da netflix, nova temporada, segunda temporada,
      terceira temporada, última temporada, bbb, big brother, a fazenda, casa dos segredos, the voice brasil,
      dança dos famosos, domingão, fantástico da globo, faustão, masked singer, globo de ouro, globos de ouro,
      oscar, cantor, cantora, cantores, cantoras, músico*, rapper*, sertanejo, sertaneja, pagode, forró,
      funkeira, funkeiro, fadista*, fado, samba enredo, escola de samba, escolas de samba, álbum, álbuns,
      novo single, show de, shows de, digressão, concerto*, festival de cannes, festival de gramado,
      rock in rio, lollapalooza, nos alive, super bock super rock, festival da canção, eurovisão,
      tapete vermelho, celebridade*, famosos, famosas, ex bbb, influenciadora*, influencer*, youtuber*,
      apresentador*, humorista*, comediante*, teatro, peça de teatro, musical, anitta, ivete sangalo,
      gusttavo lima, marília mendonça, ludmilla, pabllo vittar, luísa sonza, caetano veloso, gilberto gil,
      chico buarque, roberto carlos, xuxa, luciano huck, ana maria braga, fernanda montenegro,
      fernanda torres, wagner moura, virginia fonseca, zé felipe, juliette, larissa manoela, bruna marquezine,
      maisa, whindersson, cristina ferreira, madonna, beyoncé, capitão américa, homem aranha,
      guerra nas estrelas, turnê, turnês
    `,
    technology: `
      smartphone*, celular xiaomi, telemóveis, notebook*, laptop*, tablet*, relógio inteligente, smartwatch*,
      placa de vídeo, placa gráfica, processador*, semicondutor*, videogame*, videojogo*, jogos eletrônicos,
      gamer*, software*, sistema operacional, sistema operativo, código aberto, malware,
      ransomware, phishing, hackers, hacker*, ciberataque*, cibersegurança, segurança digital,
      ataque cibernético, ataques cibernéticos, vazamento de dados, inteligência artificial,
      aprendizado de máquina, ia generativa, chatbot*, deepfake*, realidade virtual, realidade aumentada,
      computação quântica, computação em nuvem, whatsapp, internet das coisas, banda larga, fibra óptica,
      rede 5g, carregador sem fio, fone bluetooth, fones de ouvido, navegador chrome, big techs, big tech,
      metaverso, robótica, aplicativo de mensagens, drone autônomo, carro autônomo, carros autônomos,
      esports, e sports, esportes eletrônicos, desportos eletrónicos
    `,
    science: `
      astronauta*, astrônom*, astrónom*, astrofísic*, asteroide*, asteróide*, cometa*, meteorito*,
      chuva de meteoros, exoplaneta*, buraco negro, buracos negros, via láctea, galáxia*, telescópio*,
      estação espacial, sistema solar, superlua, eclipse*, sonda espacial, nave espacial, foguete da,
      missão espacial, agência espacial, matéria escura, ondas gravitacionais, acelerador de partículas,
      físico quântico, física quântica, biólogo*, geólogo*, paleontólog*, dinossauro*, fóssil, fósseis,
      arqueólog*, arqueológic*, neandertal*, neandertais, mamute*, genoma*, edição genética, neurocient*,
      cientista*, telescópio james webb, supernova*, aurora boreal, tempestade solar, big bang, tardígrad*,
      descoberta científica, prêmio nobel de física, nobel da física, nobel de química, sbpc, cnpq,
      inpe detecta, arqueologia, biologia, matemático*, microbiolog*, nobel de física, paleontologia,
      pinturas rupestres, arte rupestre
    `,
    health: `
      vacina*, câncer*, cancro da, cancro do, cancro de, oncolog*, quimioterapia, tumor*, diabetes, diabétic*,
      demência, alzheimer, parkinson, obesidade, infarto*, enfarte*, avc, hipertensão, pressão alta,
      colesterol, asma, alergia*, gripe, h1n1, influenza, sarampo, malária, tuberculose, hiv, aids, dengue,
      zika, chikungunya, febre amarela, hepatite*, poliomielite, mpox, varíola dos macacos, sus, anvisa,
      fiocruz, butantan, ministério da saúde, infarmed, sns, dgs, direção geral da saúde,
      direção geral de saúde, organização mundial da saúde, oms, ensaio clínico, ensaios clínicos,
      hidroxicloroquina, cloroquina, vitamina*, anticorpo*, antibiótico*, sistema imunológico,
      sistema imunitário, cirurgiã*, cirurgião*, saúde mental, saúde pública, transplante de, uti covid,
      epidemiolog*, infectologista*, virolog*, cardiolog*, dermatolog*, pediatra*, nutricionista*,
      efeitos colaterais, efeitos secundários, sintoma*, ansiedade e depressão, menopausa, insulina, ozempic,
      mounjaro, surto de sarampo, casos de dengue, casos de covid, planos de saúde, autismo, tdah, melanoma,
      glaucoma, sepse, meningite*, endometriose, bronquiolite, obstetrícia, ortopedista*, psiquiatr*,
      neurologista*, urologista*, ginecolog*, enfermeiros, centro de saúde, centros de saúde,
      lista de espera para cirurgia*
    `,
    politics: `
      eleição, eleições, eleitoral, eleitorais, autárquicas, legislativas, presidenciais, segundo turno,
      primeiro turno, segunda volta, tse, deputado*, deputada*, senador*, senado, câmara dos deputados,
      congresso nacional, assembleia da república, parlamento*, parlamentar*, vereador*, planalto, lula,
      bolsonaro, bolsonarista*, petista*, pt e pl, psdb, psol, mdb, centrão, cpi, impeachment,
      emenda parlamentar, emendas parlamentares, pec da, alckmin, tarcísio, haddad ministro, arthur lira,
      hugo motta, partido socialista, psd, bloco de esquerda, iniciativa liberal, cds pp,
      marcelo rebelo de sousa, luís montenegro, andré ventura, pedro nuno santos, antónio costa,
      moção de censura, moção de confiança, primeiro ministro, presidente da república, referendo*,
      casa branca, joe biden, kamala harris, brexit, itamaraty, ministro dos negócios estrangeiros,
      relações exteriores, ministro da justiça, comissão europeia, parlamento europeu, diplomacia, do chega,
      líder do chega, partido chega
    `,
    business: `
      ibovespa, b3, bovespa, psi 20, bolsa de lisboa, bolsa de valores, acionista*, acionistas, dividendo*,
      lucro líquido, lucros de, prejuízo líquido, receita líquida, ipo, oferta pública,
      oferta pública de aquisição, fusão e aquisição, recuperação judicial, insolvência, falência*,
      demissões em massa, despedimento coletivo, petrobras, vale do rio doce, embraer, itaú, bradesco,
      magazine luiza, nubank, galp, edp, jerónimo martins, sonae, startup*, fintech*, preço do petróleo,
      petróleo brent, brent, bitcoin, criptomoeda*, wall street, investidores, varejista*, retalhista*,
      montadora*, empreendedor*, microempreendedor*, mei
    `,
    economy: `
      pib, inflação, ipca, recessão, selic, copom, taxa de juros, taxas de juro, banco central, bce,
      reserva federal, desemprego, taxa de desemprego, crescimento econômico, crescimento económico,
      crise econômica, crise económica, dívida pública, déficit*, défice*, superávit*, excedente orçamental,
      orçamento do estado, arcabouço fiscal, reforma tributária, salário mínimo, fmi, banco mundial,
      balança comercial, economista*, economia brasileira, economia portuguesa, custo de vida, dólar fecha,
      dólar sobe, dólar cai, cotação do dólar, euribor, ine, poder de compra, política monetária,
      tarifas de trump, tarifaço, guerra comercial
    `,
    environment: `
      mudança climática, mudanças climáticas, alterações climáticas, crise climática, aquecimento global,
      efeito estufa, gases de efeito estufa, emissões de carbono, emissões de co2, co2, desmatamento,
      desflorestação, desmatada, ibama, icmbio, cop30, cop29, cop28, energia renovável, energias renováveis,
      energia solar, energia eólica, parque eólico, biodiversidade, espécie ameaçada, espécies ameaçadas,
      ameaçada de extinção, risco de extinção, poluição, microplástico*, recifes de coral,
      branqueamento de corais, glaciar*, geleira*, degelo, ambientalista*, conservação da natureza,
      unidade de conservação, garimpo ilegal, incêndios florestais, queimadas, neutralidade carbónica,
      descarbonização, combustíveis fósseis, greta thunberg, derrame de petróleo, vazamento de óleo,
      reciclagem, vida selvagem, fauna silvestre, meio ambiente, ministra do ambiente, marina silva,
      onça pintada, lince ibérico
    `,
  },
  likely: {
    sports: `
      time, times, clube*, jogo, jogos, jogador*, jogadora*, técnico, treinador*, treino, torcida, torcedor*,
      adeptos, estádio*, gol, gols, vitória, derrota, empate, placar, rodada, jornada, campeão, campeões,
      campeã, campeonato*, título, taça, copa, temporada, elenco, plantel, equipa, equipe, seleção, atacante*,
      avançado*, defesa, médio, capitão, reforço*, contratação, contrato, estreia*, escalação, clássico,
      dérbi, final, partida, torneio*, atleta*, corrida, piloto*, pódio, recorde*, medalha*, cruzeiro, santos,
      vasco, internacional, sporting, porto, braga, bahia, árbitro*, tênis, ténis, esporte*, desporto,
      desportivo, esportivo, liga, goleada, golear, lesão, camisa
    `,
    entertainment: `
      shows, série, séries, temporada, música, músicas, canção, banda, single, clipe, videoclipe, elenco,
      personagem, protagonista*, diretor, realizador*, estreia*, estreou, globo, tv globo, sbt, rtp, sic, tvi,
      reality, palco, festival, livro, romance, escritor*, exposição, museu, artista*, fã, fãs, namorado,
      namorada, namoro, casamento, noivado, divórcio, separação, grávida, gravidez, bebê, filho, filha,
      instagram, biquíni, foto, fotos, carnaval, bastidores, streaming, episódio*, dupla, modelo, ex marido,
      ex mulher, prêmio, prémio, show, trailer*
    `,
    technology: `
      tecnologia*, tecnológic*, celular*, telemóvel, aplicativo*, aplicação, app, apps, atualização, usuário*,
      utilizador*, funcionalidade*, recurso*, dispositivo*, aparelho*, bateria*, câmera*, câmara, tela, ecrã,
      chip*, digital, digitais, internet, online, site*, dados, privacidade, servidor*, console*, consola*,
      game*, jogo, jogos, lançamento, lança, preço*, robô*, algoritmo*, ia, desenvolvedor*, streaming, senha*,
      golpe*, redes sociais, rede social, plataforma*, drone*, computador*
    `,
    science: `
      estudo*, pesquisa*, pesquisador*, investigador*, descobr*, descoberta*, espaço, espacial, planeta*, lua,
      marte, júpiter, saturno, vênus, vénus, órbita, satélite*, foguete*, estrela*, sol, terra, universo,
      cósmic*, espécie*, evolução, bactéria*, gene*, genétic*, cérebro, quântic*, partícula*, molécul*,
      laboratório*, experiência*, milhões de anos, anos luz, esqueleto*, crânio, vulcão, vulcões, ciência*,
      científic*, pré histór*, antig*, universidade
    `,
    health: `
      saúde, doença*, doente*, paciente*, hospital*, hospitais, médico*, médica*, enfermeir*, infecção,
      infeção, infectad*, vírus, coronavírus, covid, pandemia, epidemia, surto, tratamento*, terapia*,
      remédio*, medicamento*, dose*, diagnóstic*, teste*, exame*, cirurgia*, dieta, alimentação, nutrição,
      sono, estresse, stress, ansiedade, depressão, sangue, pulmão, pulmões, coração, fígado, pele, mortes,
      óbitos, risco, grávida*, uti, internad*, exercício*, máscara*, quarentena, emagrec*, peso
    `,
    politics: `
      presidente, ministro, ministra, ministros, governo, governador*, prefeito*, prefeitura, autarca*,
      partido*, político*, política, candidat*, oposição, votação, voto*, vota, lei, projeto de lei, reforma,
      base aliada, trump, putin, biden, sanções, embaixador*, coligação, coalizão, esquerda, direita,
      campanha, debate, aprova, veto, decreto, sondagem, pesquisa datafolha, quaest, aliados, congresso, stf
    `,
    business: `
      empresa*, empresári*, companhia, grupo, ações, mercado*, lucro*, prejuízo*, receita, receitas, vendas,
      bilhão, bilhões, milhões, mil milhões, banco*, investimento*, investidor*, negócio*, indústria*,
      fábrica*, setor, loja*, marca*, consumidor*, cliente*, comércio, aquisição, fusão, trimestre,
      faturamento, faturação, ceo, petróleo, dívida*, funcionários, trabalhadores, aérea, leilão, agronegócio,
      exportação
    `,
    economy: `
      econômic*, económic*, fiscal, juros, crescimento, orçamento, imposto*, iva, gastos, preço*, salário*,
      emprego*, exportações, importações, dívida, crise, consumo, dólar, euro, tarifa*, fazenda, finanças,
      gasolina, combustíveis, renda, economia*
    `,
    environment: `
      clima*, ambiental, ambientais, ambiente, emissões, carbono, sustentável, sustentabilidade, seca,
      incêndio*, onda de calor, enchente*, cheias, floresta*, amazônia, amazónia, cerrado, pantanal, espécie*,
      animais, animal, fauna, flora, abelhas, baleia*, plástico*, oceano*, natureza, ecossistema*, extinção,
      queimada, rio, rios, lixo, resíduos, lobo, lobos, ave, aves, peixes, golfinho*, boto, botos, tartaruga*,
      tubarão, tubarões, primatas, macaco*, urso*, coral, corais, mangue*, manguezal, nascente*, albufeira*,
      barragem, lago, lagoa*, reserva, parque nacional, habitat, reflorest*, biólogos, espécies invasoras,
      javali*, estiagem, calor extremo
    `,
  },
};
