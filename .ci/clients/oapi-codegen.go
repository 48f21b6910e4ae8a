package main

import (
	"context"
	"fmt"
	"net/http"
	"os"

	news "example.com/news"
)

func main() {
	headers := news.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		request.Header.Set("x-gateway-key", "demo")
		request.Header.Set("x-gateway-host", "127.0.0.1")
		return nil
	})
	client, err := news.NewClientWithResponses(os.Getenv("BASE_URL"), headers)
	check(err)
	language, timeframe := "en", news.Last7d
	query := news.SearchNewsParams{Topic: "storm Northmere", Language: &language, Timeframe: &timeframe}
	found, err := client.SearchNewsWithResponse(context.Background(), &query)
	check(err)
	refused, err := client.SearchNewsWithResponse(context.Background(), &news.SearchNewsParams{Topic: " ", Language: &language})
	check(err)
	health, err := client.HealthWithResponse(context.Background())
	check(err)
	if refused.ApplicationproblemJSON400.Code != news.InvalidParameters || health.JSON200 == nil {
		panic(refused.Status() + health.Status())
	}
	fmt.Println(found.JSON200.Items[0].Title)
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
