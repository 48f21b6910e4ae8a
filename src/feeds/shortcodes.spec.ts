import { removeShortcodes } from './shortcodes.js';

describe(removeShortcodes.name, () => {
  it.each([
    [
      '[et_pb_section fb_built="1"][et_pb_row][et_pb_text]The hall opens.[/et_pb_text][/et_pb_row]',
      'The hall opens.',
    ],
    [
      '[vc_row][vc_column][vc_column_text]The tram runs.[/vc_column_text][/vc_column][/vc_row]',
      'The tram runs.',
    ],
    ['[fusion_builder_container hundred_percent="no" equal_height_columns="no"]Ships sail.', 'Ships sail.'],
    [
      '[caption id="a_1" width="300"] Fog over the basin[/caption] Fog kept all ferries in port.',
      'Fog kept all ferries in port.',
    ],
    ['[gallery ids="1,2" size="large"] The fair drew many.', 'The fair drew many.'],
    ['[gallery] The fair drew many.', 'The fair drew many.'],
    ['[embed]https://video.example/v/1[/embed] Divers show the wreck.', 'Divers show the wreck.'],
    ['[youtube https://video.example/v?v=1] Divers show the wreck.', 'Divers show the wreck.'],
    ['[video width="640" mp4="/a.mp4"][/video] Divers dive.', 'Divers dive.'],
    ['[et_pb_text admin_label=”Text” _builder_version=”4.9″]Curly quotes.[/et_pb_text]', 'Curly quotes.'],
    ['[b]Bold[/b] words', 'Bold words'],
    ['[su_note]A note.[/su_note] More.', 'A note. More.'],
    ['[rev_slider home] Text.', 'Text.'],
    ['[contact-form-7 id="5" title="Form"] Text.', 'Text.'],
    ['Text of the item. [et_pb_image src="/a.jpg" alt="cut o', 'Text of the item.'],
    ['[vc_raw_html]JTNDc2NyaXB0[/vc_raw_html]Text.', 'Text.'],
    ['[[{"fid":"12","view_mode":"default"}]] Text.', 'Text.'],
    ['{youtube}abc{/youtube} Text.', 'Text.'],
    ['{loadposition top} Text.', 'Text.'],
    ['{{widget type="cms" id="4"}} Text.', 'Text.'],
    ['{{gallery columns="3"}} Text.', 'Text.'],
    ['%%focuskw%% Text.', 'Text.'],
    ['[tweet 1234567890] Text.', 'Text.'],
    ['{{< figure src="a.png" >}}Text.{{% /notice %}}', 'Text.'],
    ['{% include figure.html %} Text {%- endif -%} goes on.', 'Text goes on.'],
  ])('makes of %j the text %j', (text, expected) => {
    expect(removeShortcodes(text)).toBe(expected);
  });

  it.each([
    'He said that he “seen [sic] it” [1] himself.',
    'Washington [US], April 28: the lock was shut.',
    '[Updated] The lock is open [Video].',
    'Write {{ name }} and 100%% sure.',
    'The mayor said [he] would [not] come […]',
    '[video] The lock opens',
    'Note [a] and [b], list[0] and map[key]',
    'The set {a, b} and {x}',
    '[re-elected] members; [anti-war] march',
    '[Anzeige] Neues aus dem Hafen',
    '[東京 24日 ロイター] 船が出た',
    'E[x] = 3 and [x = 3]',
  ])('leaves %s unchanged', (text) => {
    expect(removeShortcodes(text)).toBe(text);
  });
});
