import type { CategoryWords } from '../language.js';

export const categoryWords: CategoryWords = {
  sure: {
    sports: `
      fútbol*, futbolista*, laliga, la liga, champions league, liga de campeones, europa league, libertadores,
      sudamericana, copa américa, copa del rey, copa davis, eurocopa, mundial de clubes, mundial de fútbol,
      premier league, bundesliga, serie a, liga mx, nba, nfl, nhl, mlb, ufc, fifa, uefa, conmebol, concacaf,
      coi, baloncesto, básquet*, basquetbol, béisbol, beisbol*, tenis, tenista*, voleibol, vóley, balonmano,
      ciclista*, ciclismo, boxeador*, boxeo, golfista*, atleta*, atletismo, nadador*, gimnasta*, rugby, fórmula
      1, f1, motogp, gran premio, tour de francia, giro de italia, vuelta a españa, juegos olímpicos, olímpico*,
      olímpica*, paralímpic*, roland garros, wimbledon, us open, abierto de australia, super bowl, delantero*,
      portero*, mediocampista*, centrocampista*, defensa central, lateral derecho, lateral izquierdo, arquero*,
      goleador*, hat trick, penalti*, tarjeta roja, semifinal*, cuartos de final, octavos de final, entrenador*,
      director técnico, seleccionador*, fichaje*, real madrid, barça, fc barcelona, atlético de madrid, sevilla
      fc, athletic club, river plate, boca juniors, chivas, club américa, cruz azul, pumas, tigres uanl,
      rayados, juventus, manchester united, manchester city, psg, messi, cristiano ronaldo, neymar, mbappé,
      vinicius, guardiola, zidane, simeone, nadal, djokovic, federer, alcaraz, lebron james, checo pérez,
      verstappen, fernando alonso, maradona
    `,
    entertainment: `
      película*, actor, actores, actriz*, cineasta*, director de cine, cine, hollywood, oscars, goya, goyas,
      grammy*, emmy*, globos de oro, festival de cannes, festival de san sebastián, eurovisión, cantante*,
      cantautor*, rapero*, reguetón, reggaetón, nuevo álbum, nuevo disco, concierto*, gira mundial, telenovela*,
      telenovelas, serie de netflix, gran hermano, supervivientes, operación triunfo, masterchef, telecinco,
      famosos, farándula, celebridad*, influencer*, youtuber*, humorista*, comediante*, teatro, musical, taylor
      swift, shakira, bad bunny, rosalía, karol g, j balvin, maluma, jennifer lopez, lady gaga, madonna,
      beyoncé, angelina jolie, brad pitt, penélope cruz, antonio banderas, almodóvar, star wars, marvel, harry
      potter, juego de tronos, casa de papel, alfombra roja, miss universo, chenoa, isabel pantoja
    `,
    technology: `
      iphone*, ipad*, macbook*, airpods, apple watch, ios, macos, android, samsung galaxy, galaxy s, xiaomi,
      redmi, oneplus, realme, huawei, motorola, smartphone*, teléfono inteligente, teléfonos inteligentes,
      teléfono móvil, portátil, ordenador*, computadora*, laptop*, tableta*, procesador*, tarjeta gráfica,
      nvidia, geforce, ryzen, snapdragon, semiconductor*, playstation, ps5, ps4, xbox, nintendo, videojuego*,
      gamer*, fortnite, minecraft, call of duty, gta, windows 10, windows 11, linux, software, sistema
      operativo, código abierto, malware, ransomware, phishing, hackers, hacker, ciberataque*, ciberseguridad,
      filtración de datos, vulnerabilidad informática, navegador web, 5g, wifi, bluetooth, fibra óptica,
      whatsapp, telegram, tiktok, chatgpt, openai, chatbot*, inteligencia artificial, aprendizaje automático,
      deepfake*, realidad virtual, realidad aumentada, blockchain, metaverso,
      deportes electrónicos, deporte electrónico, esports, e sports
    `,
    science: `
      nasa, esa, spacex, astronauta*, cosmonauta*, astrónomo*, astronomía, astrofísic*, asteroide*, cometa*,
      meteorito*, exoplaneta*, agujero negro, agujeros negros, vía láctea, galaxias, telescopio*, hubble,
      estación espacial, sistema solar, superluna, eclipse*, nave espacial, sonda espacial, materia oscura,
      ondas gravitacionales, físicos, física cuántica, cern, biólogo*, geólogo*, paleontólog*, dinosaurio*,
      fósil*, arqueólog*, neandertal*, mamut*, genoma*, crispr, neurocient*, científico*, científica*, csic,
      lluvia de estrellas, lluvia de meteoros, tormenta solar, big bang, supernova*
    `,
    health: `
      vacuna*, vacunación, cáncer*, tumor*, quimioterapia, diabetes, demencia, alzhéimer, alzheimer, párkinson,
      obesidad, infarto*, ictus, hipertensión, colesterol, asma, alergia*, gripe, sarampión, malaria, dengue,
      tuberculosis, vih, sida, ébola, hepatitis, zika, chikungunya, oms, ensayo clínico, ensayos clínicos,
      hidroxicloroquina, salud mental, salud pública, vitamina*, anticuerpo*, antibiótico*, sistema
      inmunológico, cirujano*, cirugía, uci, sanitarios, epidemiólog*, virólog*, cardiólog*, farmacia*,
      medicamento*, fármaco*, síntoma*, efectos secundarios, ministerio de sanidad, ministerio de salud, nuevos
      contagios, casos confirmados
    `,
    politics: `
      elecciones, electoral*, comicios, congreso de los diputados, diputad*, senado, senador*, parlamento,
      moción de censura, investidura, psoe, pp, vox, podemos, erc, bildu, junts, moncloa, pedro sánchez, feijóo,
      ayuso, abascal, amlo, lópez obrador, sheinbaum, milei, cristina kirchner, maduro, boric, bolsonaro, lula,
      casa blanca, joe biden, republicanos, demócratas, referéndum, canciller, embajador*, legislativ*,
      gobernación, plebiscito, kirchnerismo
    `,
    business: `
      ibex 35, ibex, wall street, bolsa de valores, bolsas, accionista*, dividendo*, beneficio neto, ganancias
      trimestrales, ingresos trimestrales, facturación, opa, fusión, adquisición, quiebra, concurso de
      acreedores, despidos, erte, ere, startup*, emprendedor*, inversores, inversionistas, criptomoneda*,
      bitcoin, precio del petróleo, petróleo brent, bbva, banco santander, telefónica, inditex, iberdrola,
      repsol, pymes, multinacional
    `,
    economy: `
      pib, inflación, ipc, recesión, tipos de interés, tasa de interés, tasas de interés, banco central, bce,
      reserva federal, desempleo, crecimiento económico, crisis económica, deuda pública, déficit fiscal,
      déficit público, fmi, banco mundial, banco de españa, economista*, salario mínimo, poder adquisitivo,
      aranceles, tipo de cambio, dólar blue, cepal
    `,
    environment: `
      cambio climático, calentamiento global, crisis climática, cumbre del clima, gases de efecto invernadero,
      emisiones de co2, emisiones de carbono, energías renovables, energía renovable, energía solar, energía
      eólica, biodiversidad, deforestación, especie en peligro, especies en peligro, peligro de extinción,
      contaminación, microplásticos, glaciar*, deshielo, combustibles fósiles, medio ambiente, medioambiental*,
      medioambiente, ecologista*, reforestación, fauna silvestre, ecosistema*
    `,
  },
  likely: {
    sports: `
      partido*, club, clubes, jugador*, temporada, equipo*, liga, gol, goles, copa, torneo, campeón*, campeona*,
      campeonato, título, victoria, derrota, triunfo, estadio, medalla*, récord, carrera, piloto*, deporte*,
      deportivo*, deportiva*, selección, mundial, final, afición, hinchas, contrato, plantilla, clasificación
    `,
    entertainment: `
      serie*, disco, álbum, canción, canciones, música, músico*, banda, gira, estreno*, estrena, tráiler,
      netflix, disney, hbo, televisión, programa, presentador*, artista*, escenario, festival, pareja, novio,
      novia, boda, divorcio, embarazada, instagram, libro*, novela*, escritor*, exposición, museo*, cultura*,
      protagonista*, episodio*, fans
    `,
    technology: `
      apple, google, microsoft, facebook, meta, twitter, youtube, amazon, samsung, sony, intel, amd, tesla, app,
      aplicación*, aplicaciones, actualización, usuarios, función, dispositivo*, batería, cámara, pantalla,
      precio, móvil*, celular*, digital*, internet, web, datos, servidor*, consola*, juego, juegos, robot*, ia,
      algoritmo*, desarrollador*, descarga*, streaming, tecnología*, tecnológic*
    `,
    science: `
      investigador*, estudio, estudios, investigación, descubr*, hallazgo, hallan, espacio, espacial, planeta*,
      luna, marte, júpiter, saturno, venus, órbita, satélite*, cohete*, lanzamiento, estrella*, sol, solar,
      tierra, universo, cósmic*, especie*, evolución, bacteria*, adn, gen, genes, genétic*, cerebro, cuántic*,
      partícula*, molécula*, laboratorio, experimento*, millones de años, esqueleto, cráneo, océano*, volcán*,
      misión, ciencia*, antigu*
    `,
    health: `
      salud, enfermedad*, infección*, contagi*, virus, coronavirus, covid, pandemia, epidemia, brote,
      tratamiento*, terapia*, dosis, prueba*, test, mascarilla*, fallecid*, muertes, riesgo*, dieta, nutrición,
      sueño, estrés, ansiedad, depresión, sangre, pulmon*, corazón, piel, embarazo, cuarentena, hospital*,
      hospitales, médico*, médica*, enfermera*, enfermero*, pacientes
    `,
    politics: `
      presidente*, presidenta*, ministro*, ministra*, gobierno*, alcalde*, alcaldesa*, gobernador*, trump,
      biden, congreso, campaña, voto*, partido, ley, reforma*, oposición, polític*, candidat*, coalición,
      sanciones, constitución, decreto, protesta*
    `,
    business: `
      empresa*, compañía*, empresarial*, mercado*, ganancias, ingresos, ventas, millones, banco*, inversión*,
      inversiones, industria*, clientes, fábrica*, comercio, sector, negocio*, petróleo, trabajadores, empleo*,
      acciones
    `,
    economy: `
      economía*, económic*, crecimiento, presupuesto*, impuesto*, gasto, precios, salario*, exportaciones,
      importaciones, deuda, déficit, crisis, consumo, dólar, euro, peso, hacienda, paro
    `,
    environment: `
      clima, climátic*, emisiones, carbono, ambiental*, reciclaje, sostenib*, sequía*, incendio*, incendios
      forestales, ola de calor, inundacion*, bosque*, selva*, especies, animales, ballena*, abejas, plástico*,
      océanos, ecológic*, conservación
    `,
  },
};
