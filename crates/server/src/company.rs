//! What other nodes tell, done here.

use crate::house::House;
use crate::live::Request;
use crate::store::News;
use std::sync::Arc;
use std::time::Instant;

/// Hears other nodes, where there may be any, until the server ends.
pub(crate) async fn hear(house: Arc<House>) {
    let Some(nodes) = house.store.nodes() else { return };
    let mut news = nodes.news();
    loop {
        let heard = tokio::select! {
            biased;
            () = house.hub.stop.cancelled() => return,
            heard = news.recv() => heard,
        };
        match heard {
            Some(news) => learn(&house, news),
            None => return,
        }
    }
}

fn learn(house: &House, news: News) {
    match news {
        News::Changed { table, version } => house.hub.nudge(&table, Request::CatchUp { version }),
        News::Rewritten { table } => house.hub.nudge(&table, Request::Rewritten),
        News::Renamed { guest, name } => house.presence.rename(&guest, &name),
        News::ShutOut { guest } => house.shut_out.add(house.presence.addresses(&guest), Instant::now()),
        News::Gone { guest } => house.presence.cut(&guest),
        News::Announced { text } => house.presence.announce(&text),
        News::Missed => {
            if let Some(nodes) = house.store.nodes() {
                nodes.unwatch_all();
            }
            house.hub.nudge_all(|| Request::Missed);
        }
    }
}
