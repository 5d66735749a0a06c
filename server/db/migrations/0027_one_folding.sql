CREATE FUNCTION "folded"(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  t text := lower(given COLLATE "C");
BEGIN
  IF octet_length(t) > char_length(t) THEN
    t := normalize(translate(t, '´΄᾽᾿', ''''''''''), NFKD);
    t := lower(regexp_replace(t COLLATE "C", '[\u00ad\u0300-\u033f\u0342\u0345-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0600-\u0605\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dd\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u070f\u0890-\u0891\u08e2\u115f-\u1160\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f\U000e0100-\U000e01ef]', '', 'g') COLLATE "C");
    IF octet_length(t) > char_length(t) THEN
      IF t COLLATE "C" ~ '[\u0080-\u017f]' THEN
        t := replace(t, 'Æ', 'ae');
        t := replace(t, 'Þ', 'th');
        t := replace(t, 'ß', 'ss');
        t := replace(t, 'æ', 'ae');
        t := replace(t, 'þ', 'th');
        t := replace(t, 'Œ', 'oe');
        t := replace(t, 'œ', 'oe');
        t := translate(t, E'\u0085«»ÐØðøĐđĦħıĸŁłŊŋŦŧ', ' ""dododdhhiqllnntt');
      END IF;
      IF t COLLATE "C" ~ '[\u0180-\u036f]' THEN
        t := replace(t, 'Ȣ', 'ou');
        t := replace(t, 'ȣ', 'ou');
        t := translate(t, 'ƀƁƂƃƄƆƇƈƉƊƋƌƎƏƐƑƒƓƔƖƗƘƙƚƜƝƞƟƢƤƥƦƧƩƫƬƭƮƱƲƳƴƵƶƷƸƼǝǤǥǶǷȜȠȡȤȥȵȷȺȻȼȽȾȿɀɁɂɃɄɅɆɇɈɉɊɋɌɍɎɏɑɓɔɕɖɗəɛɠɡɣɦɨɩɫɬɭɱɲɳɵɽɾʂʃʈʉʊʋʒʔʝʠʹʺʻʼʽʾʿˈˋ', 'bbbbƅoccddddeeeffggiikklɯnnoƣppʀƨsttttuvyyzzzƹƽeggƕƿȝndzznjaccltsz''''buʌeejjqqrryyabocddeeggghiilllmnnorrsstuuvz''jq''''''''''''''''''');
      END IF;
      IF t COLLATE "C" ~ '[\u0370-\u03ff]' THEN
        t := translate(t, 'ͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿ', 'ͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωσϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽ');
      END IF;
      IF t COLLATE "C" ~ '[\u0400-\u045f]' THEN
        t := translate(t, 'ЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ', 'ђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюя');
      END IF;
      IF t COLLATE "C" ~ '[\u0460-\u052f]' THEN
        t := translate(t, 'ѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐґҒғҔҕҖҘҙҚқҜҝҞҟҠҡҢңҤҥҦҨҪҫҬҭҮүҰұҲҳҴҶҷҸҹҺҼҾӀӃӅӇӉӋӌӍӔӘӠӨөӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮ', 'ѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏггггггҗззккккккккннннҧҩссттууууххҵччччһҽҿӏӄӆӈӊччӎӕәӡооӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯ');
      END IF;
      IF t COLLATE "C" ~ '[\u2000-\u206f]' THEN
        t := translate(t, E'‐‒–—―‘’‛“”„‟‧\u2028\u2029′‵⁃', '-----''''''""""·  ''''-');
      END IF;
      IF t COLLATE "C" ~ '[\u0530-\U0010ffff]' THEN
        IF t COLLATE "C" ~ '[\u0530-\u074f]' THEN
          t := translate(t, 'ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ־׳״ةىٱکھہیە', 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ-''"هياكههيه');
        END IF;
        IF t COLLATE "C" ~ '[\u10a0-\u10ff]' THEN
          t := translate(t, 'ႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍ', 'ⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭ');
        END IF;
        IF t COLLATE "C" ~ '[\u13a0-\u1dbf]' THEN
          t := translate(t, E'ᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵ\u1680᠆ᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿᵽ', 'ꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽ -ᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿp');
        END IF;
        IF t COLLATE "C" ~ '[\u1e00-\u1fff]' THEN
          t := replace(t, 'ẞ', 'ss');
          t := translate(t, 'ỺỼỾỿ', 'ỻỽyy');
        END IF;
        IF t COLLATE "C" ~ '[\u2100-\u2dff]' THEN
          t := translate(t, 'ℲↃ−∙⋅ⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱡⱢⱣⱤⱥⱦⱧⱨⱩⱪⱫⱬⱭⱮⱯⱰⱲⱳⱵⱺⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲ', 'ⅎↄ-··ⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟlllprathhkkzzamɐɒwwⱶoszⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳ');
        END IF;
        IF t COLLATE "C" ~ '[\u3000-\u30ff]' THEN
          t := translate(t, '゠・', '-·');
        END IF;
        IF t COLLATE "C" ~ '[\ua640-\uabff]' THEN
          t := translate(t, 'ꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞌꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵ', 'ꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇ''''ɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩhɜglɪʞʇjꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔsᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶ');
        END IF;
        IF t COLLATE "C" ~ '[\U00010000-\U0010ffff]' THEN
          t := translate(t, '𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𐵐𐵑𐵒𐵓𐵔𐵕𐵖𐵗𐵘𐵙𐵚𐵛𐵜𐵝𐵞𐵟𐵠𐵡𐵢𐵣𐵤𐵥𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𖺠𖺡𖺢𖺣𖺤𖺥𖺦𖺧𖺨𖺩𖺪𖺫𖺬𖺭𖺮𖺯𖺰𖺱𖺲𖺳𖺴𖺵𖺶𖺷𖺸𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡', '𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𐵰𐵱𐵲𐵳𐵴𐵵𐵶𐵷𐵸𐵹𐵺𐵻𐵼𐵽𐵾𐵿𐶀𐶁𐶂𐶃𐶄𐶅𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿𖺻𖺼𖺽𖺾𖺿𖻀𖻁𖻂𖻃𖻄𖻅𖻆𖻇𖻈𖻉𖻊𖻋𖻌𖻍𖻎𖻏𖻐𖻑𖻒𖻓𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃');
        END IF;
      END IF;
    END IF;
  END IF;
  t := translate(t, E'\u0009\u000a\u000b\u000c\u000d`', '     ''');
  RETURN t;
END
$$;--> statement-breakpoint
CREATE FUNCTION "search_text"(folded text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  t text := btrim(folded);
  separators text := '(?:[ ,;"()[\]{}<>|!?¿¡\\、。「」،؛؟]|\.+(?= |$))+';
BEGIN
  IF t COLLATE "C" ~ '[''\-·/&:,;"()[\]{}<>|!?¿¡\\、。「」،؛؟]|\.( |$)|  ' THEN
    RETURN t
      || ' ' || btrim(regexp_replace(translate(t, '''-·/&:', '      ') COLLATE "C", separators, ' ', 'g'))
      || ' ' || btrim(regexp_replace(translate(t, '''-·/&:', '') COLLATE "C", separators, ' ', 'g'));
  END IF;
  RETURN t;
END
$$;--> statement-breakpoint
DROP INDEX "profiles_company_name";--> statement-breakpoint
ALTER TABLE "cost_centers" drop column "searched_names";--> statement-breakpoint
ALTER TABLE "cost_centers" ADD COLUMN "searched_names" text GENERATED ALWAYS AS (search_text(folded(jsonb_path_query_array("cost_centers"."names", '$[*].value')::text))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" drop column "searched";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "searched" text GENERATED ALWAYS AS (search_text(folded("profiles"."first_name" || ' ' || "profiles"."last_name" || case when "profiles"."last_name" ~ '[\u0370-\u1dff\u2e80-\uffff]' then ' ' || "profiles"."last_name" || "profiles"."first_name" else '' end || ' ' || "profiles"."email" || ' ' || "profiles"."internal_employee_id"))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_company_name" ON "profiles" USING btree ("company_id",folded("last_name"),folded("first_name"),lower("email"),"id");--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin ("searched" gin_trgm_ops) WITH (gin_pending_list_limit=256);
